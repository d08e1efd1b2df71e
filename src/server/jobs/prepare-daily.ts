// Work that is due once a day, at the first call that needs it.

type DailyWork = {
  clock: () => Date
  work: (now: Date) => Promise<void>
  /** Called with errors that no caller waits for. */
  onUnheard: (error: unknown) => void
}

/**
 * Runs the work at the first call of each day. Callers wait for the very first run alone: on a later day, what there is
 * from the day before will do until it is done.
 */
export function prepareDaily({ clock, work, onUnheard }: DailyWork) {
  let day = ''
  let isPrepared = false
  let running = Promise.resolve()

  async function run(now: Date): Promise<void> {
    try {
      await work(now)
      isPrepared = true
    } catch (error) {
      day = ''
      if (!isPrepared) throw error
      onUnheard(error)
    }
  }

  return {
    async prepare(): Promise<void> {
      const now = clock()
      const today = now.toISOString().slice(0, 10)
      if (day !== today) {
        day = today
        running = run(now)
      }
      if (!isPrepared) await running
    },
    settle: () => running.catch(() => undefined),
  }
}
