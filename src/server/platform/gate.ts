import { AppError } from '#shared/errors.ts'

export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets so many pieces of work through at once and so many wait; the next one is told to come again. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  const queue: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new AppError('busy', { retryAfterSeconds: 1 })
      await new Promise<void>((enter) => queue.push(enter))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      // Whoever waits takes this place, so that nobody slips in between.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
