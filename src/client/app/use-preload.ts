import { useEffect } from 'react'
import type { LazyPage } from './lazy-page.tsx'

/** Fetches the parts that come next, once the page is drawn and has nothing better to do. */
export function usePreload(parts: readonly Pick<LazyPage, 'preload'>[]): void {
  useEffect(() => {
    const fetchAll = () => {
      // A failure is met again, with words, when the part is shown.
      for (const part of parts) part.preload().catch(() => undefined)
    }
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAll, 200)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(fetchAll, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }, [parts])
}
