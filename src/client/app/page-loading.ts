import { createCounter } from '#client/lib/counter.ts'
import { useStore } from '#client/lib/store.ts'

// How many pages the visitor is waiting for.
const waiting = createCounter()

/** Counts a page as awaited until it has arrived or failed. */
export async function trackLoading<Value>(promise: Promise<Value>): Promise<Value> {
  const done = waiting.start()
  try {
    return await promise
  } finally {
    done()
  }
}

export function usePageLoading(): boolean {
  return useStore(waiting, (count) => count > 0)
}
