// Work that goes on while the person looks at other pages of the site. It lives in this tab and is lost with it.
import { useSyncExternalStore } from 'react'

let running = 0
const listeners = new Set<() => void>()

function change(by: number) {
  running += by
  for (const notify of [...listeners]) notify()
}

/** Counts as running until the function it gives is called. */
export function startRunning(): () => void {
  let hasEnded = false
  change(1)
  return () => {
    if (hasEnded) return
    hasEnded = true
    change(-1)
  }
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
  }
}

export function useIsRunning(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  )
}

const farewells = new Set<() => void>()

/** What was under way for whoever signs out is not shown to the next one. */
export function onPersonGone(end: () => void): () => void {
  farewells.add(end)
  return () => {
    farewells.delete(end)
  }
}

export function tellPersonGone(): void {
  for (const end of [...farewells]) end()
}
