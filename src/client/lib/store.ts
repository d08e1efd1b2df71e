// The one way to keep state outside of a component (docs/decisions/0017-one-store.md).
import { useSyncExternalStore } from 'react'

/** What a component needs of a store to follow it. */
export type Readable<State> = {
  getState: () => State
  subscribe: (listener: () => void) => () => void
  /** What a page that comes from the server shows; without it, what there is now. */
  getInitialState?: () => State
}

export type Store<State> = Required<Readable<State>> & {
  /** Tells everybody who listens, unless it is the very same state. */
  setState: (next: State) => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    getInitialState: () => initial,
    setState: (next) => {
      if (Object.is(next, state)) return
      state = next
      // A listener may leave while the others are told.
      for (const notify of [...listeners]) notify()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The state of a store, or a part of it that is there: a selector that makes a new object would never settle. */
export function useStore<State>(store: Readable<State>): State
export function useStore<State, Part>(store: Readable<State>, select: (state: State) => Part): Part
export function useStore<State>(store: Readable<State>, select: (state: State) => unknown = (state) => state): unknown {
  const { getState, getInitialState = getState } = store
  return useSyncExternalStore(
    store.subscribe,
    () => select(getState()),
    () => select(getInitialState()),
  )
}
