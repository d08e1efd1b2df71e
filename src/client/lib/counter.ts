import { createStore, type Readable } from './store.ts'

export type Counter = Readable<number> & {
  /** Counts as one more until the function it gives is called. */
  start: () => () => void
}

/** How many things of a kind are in progress. */
export function createCounter(): Counter {
  const count = createStore(0)
  return {
    ...count,
    start: () => {
      let hasEnded = false
      count.setState(count.getState() + 1)
      return () => {
        if (hasEnded) return
        hasEnded = true
        count.setState(count.getState() - 1)
      }
    },
  }
}
