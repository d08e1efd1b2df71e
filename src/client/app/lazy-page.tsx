import { type ComponentType, lazy, useEffect, useState } from 'react'
import { trackLoading } from './page-loading.ts'

/** The page's code did not come. Browsers remember that for as long as the page is open, so only a reload helps. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super('The page could not be loaded', { cause })
    this.name = 'PageLoadError'
  }
}

export type LazyPage<Props = object> = ComponentType<Props> & {
  /** Loads the page's code, so that the next render shows it at once. */
  preload: () => Promise<void>
}

/** A page, or a part of one, whose code arrives when it is first needed, and which renders at once when it is there. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** What stands there where the code does not come: without it the page around it breaks too. */
  instead?: ComponentType<Props>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  function loadOnce(): Promise<ComponentType<Props>> {
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

  const Deferred = lazy(async () => {
    try {
      return { default: await trackLoading(loadOnce()) }
    } catch (cause) {
      if (instead) return { default: standIn(instead) }
      throw new PageLoadError(cause)
    }
  })

  /** Stands there until the browser is online again and the code has come after all. */
  function standIn(Instead: ComponentType<Props>): ComponentType<Props> {
    return (props) => {
      const [Component, setComponent] = useState<ComponentType<Props>>(() => loaded ?? Instead)
      useEffect(() => {
        const retry = () => {
          loadOnce().then(
            (component) => setComponent(() => component),
            () => undefined,
          )
        }
        window.addEventListener('online', retry)
        return () => window.removeEventListener('online', retry)
      }, [])
      return <Component {...props} />
    }
  }

  function Page(props: Props) {
    // Chosen once for each mount: swapping the type later would throw away what the person typed.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Deferred)
    return <Component {...props} />
  }

  return Object.assign(Page, {
    preload: async () => {
      await loadOnce()
    },
  })
}

/** A part that nobody asked for: who goes offline before it has come keeps the page without it. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
): LazyPage<Props> {
  return lazyPage(load, instead)
}
