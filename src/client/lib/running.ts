// Work that continues while the person looks at other pages of the site. It lives in this tab and is lost with it.
import { createCounter } from './counter.ts'
import { useStore } from './store.ts'

const running = createCounter()

export const startRunning = running.start

export function useIsRunning(): boolean {
  return useStore(running, (count) => count > 0)
}

const farewells = new Set<() => void>()

/** What was in progress for a person who signs out is not shown to the next one. */
export function onPersonGone(end: () => void): () => void {
  farewells.add(end)
  return () => {
    farewells.delete(end)
  }
}

export function tellPersonGone(): void {
  for (const end of [...farewells]) end()
}
