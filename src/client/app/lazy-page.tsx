import { type ComponentType, lazy, useState } from 'react'
import { trackLoading } from './page-loading.ts'

export type LazyPage = ComponentType & {
  /** Loads the page's code, so that the next render shows it at once. */
  preload: () => Promise<void>
}

/** A page whose code arrives when it is first needed, and which renders at once when it is already there. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined

  function loadOnce(): Promise<ComponentType> {
    loading ??= load().then(
      (component) => {
        loaded = component
        return component
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function defer() {
    return lazy(async () => {
      try {
        return { default: await trackLoading(loadOnce()) }
      } catch (error) {
        // A lazy component remembers its failure for ever; the next try needs a new one.
        Deferred = defer()
        throw error
      }
    })
  }
  let Deferred = defer()

  function Page() {
    // Chosen once for each mount: swapping the type later would throw away what the person typed.
    const [Component] = useState<ComponentType>(() => loaded ?? Deferred)
    return <Component />
  }

  return Object.assign(Page, {
    preload: async () => {
      await loadOnce()
    },
  })
}
