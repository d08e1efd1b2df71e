import { useSyncExternalStore } from 'react'

// How many pages the visitor is waiting for.
let waiting = 0
const listeners = new Set<() => void>()

function change(by: number) {
  waiting += by
  for (const notify of listeners) notify()
}

/** Counts a page as awaited until it has arrived or failed. */
export async function trackLoading<Value>(promise: Promise<Value>): Promise<Value> {
  change(1)
  try {
    return await promise
  } finally {
    change(-1)
  }
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
  }
}

export function usePageLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  )
}
