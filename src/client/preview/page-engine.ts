import { useEffect } from 'react'
import { createStore, useStore } from '#client/lib/store.ts'
import type * as Parts from './page-engine-parts.ts'

export type PageEngine = typeof Parts

const retryAfter = 3000

const here = createStore<PageEngine | undefined>(undefined)
let loading: Promise<PageEngine> | undefined

/** The engine once it has loaded; code that has pages can rely on it. */
export const knownPageEngine = here.getState

export function loadPageEngine(): Promise<PageEngine> {
  loading ??= import('./page-engine-parts.ts').then(
    (engine) => {
      here.setState(engine)
      return engine
    },
    (error: unknown) => {
      // Without a connection now; the next wish for it asks again.
      loading = undefined
      throw error
    },
  )
  return loading
}

/** What lays pages out; asked for after the first paint, undefined until it has come. */
export function usePageEngine(): PageEngine | undefined {
  const engine = useStore(here)
  useEffect(() => {
    if (engine) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const ask = () => {
      loadPageEngine().catch(() => {
        if (!isGone) timer = setTimeout(ask, retryAfter)
      })
    }
    ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [engine])
  return engine
}
