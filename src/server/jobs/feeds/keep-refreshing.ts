import { type RefreshOptions, refreshDueSources } from './refresh-sources.ts'

/** How often the table is asked whose turn it is; the sources themselves are asked every few hours. */
const everyMs = 5 * 60_000

/** Refreshes what is due now and from time to time. Nothing is done and nobody called where no source is on. */
export function keepRefreshing(options: Omit<RefreshOptions, 'signal'>): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const turn = () => {
    running = running.then(async () => {
      if (stopping.signal.aborted) return
      try {
        await refreshDueSources({ ...options, signal: stopping.signal })
      } catch (error) {
        options.log.warn({ err: error }, 'the job sources could not be refreshed')
      }
    })
  }
  turn()
  const timer = setInterval(turn, everyMs)
  timer.unref()
  return {
    stop: () => {
      stopping.abort()
      clearInterval(timer)
      return running
    },
  }
}
