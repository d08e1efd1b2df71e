// A few places and a bounded queue before them, shared fairly: clients take turns, and none may hold more than its
// share. A caller beyond that is told to come back rather than left waiting.
import { AppError } from '#shared/errors.ts'

export type SlotOptions = {
  /** Places that can be held at one time. */
  size: number
  /** Callers that may wait while all places are held. */
  queueLimit: number
  /** What one client may hold and wait for together. */
  clientLimit: number
  retryAfterSeconds: number
  /** After this long, a waiting client is told to come back; without it, everyone in the queue keeps waiting. */
  waitLimitMs?: number
}

export type FairSlots = {
  /** Waits for a slot; the returned function releases it. `client` is who gets one share. */
  take(client: string, signal?: AbortSignal): Promise<() => void>
  /** Turns away everyone who waits and everyone who comes. */
  close(): void
  stats(): WorkStats
}

export type WorkStats = { running: number; waiting: number; refused: number; killed: number }

type Waiting = { client: string; admit(): void; refuse(error: Error): void }

export function createFairSlots(options: SlotOptions): FairSlots {
  /** By client, in the order of their turns. */
  const queues = new Map<string, Waiting[]>()
  const held = new Map<string, number>()
  let free = options.size
  let waiting = 0
  let refused = 0
  let isClosed = false

  function countOf(client: string): number {
    return (held.get(client) ?? 0) + (queues.get(client)?.length ?? 0)
  }

  function hold(client: string): () => void {
    free--
    held.set(client, (held.get(client) ?? 0) + 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      free++
      const left = (held.get(client) ?? 1) - 1
      if (left > 0) held.set(client, left)
      else held.delete(client)
      admitNext()
    }
  }

  function admitNext(): void {
    const [turn] = queues
    if (!turn || free === 0) return
    const [client, queue] = turn
    // Those of this client that still wait go behind the other clients.
    queues.delete(client)
    if (queue.length > 0) queues.set(client, queue)
    queue[0]?.admit()
  }

  function leave(one: Waiting): void {
    const queue = queues.get(one.client)
    const place = queue?.indexOf(one) ?? -1
    if (!queue || place < 0) return
    queue.splice(place, 1)
    waiting--
    if (queue.length === 0) queues.delete(one.client)
  }

  const busy = () => {
    refused++
    return new AppError('busy', { retryAfterSeconds: options.retryAfterSeconds })
  }

  return {
    take(client, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(stopped())
        if (isClosed || countOf(client) >= options.clientLimit) return reject(busy())
        if (free > 0) return resolve(hold(client))
        if (waiting >= options.queueLimit) return reject(busy())
        const stop = () => one.refuse(stopped())
        const limit = options.waitLimitMs
        const timer = limit === undefined ? undefined : setTimeout(() => one.refuse(busy()), limit)
        const done = () => {
          leave(one)
          clearTimeout(timer)
          signal?.removeEventListener('abort', stop)
        }
        const one: Waiting = {
          client,
          admit() {
            done()
            resolve(hold(client))
          },
          refuse(error) {
            done()
            reject(error)
          },
        }
        signal?.addEventListener('abort', stop, { once: true })
        queues.set(client, [...(queues.get(client) ?? []), one])
        waiting++
      })
    },
    close() {
      isClosed = true
      for (const one of [...queues.values()].flat()) one.refuse(busy())
    },
    stats: () => ({ running: options.size - free, waiting, refused, killed: 0 }),
  }
}

/** Nobody waits for the answer any more, so nobody sees this. */
export function stopped(): AppError {
  return new AppError('busy', { message: 'The work was stopped.' })
}
