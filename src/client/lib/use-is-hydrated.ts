import { useLayoutEffect, useState } from 'react'

/** The server renders a page once for everybody; the first render in the browser must be the same. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  useLayoutEffect(() => setIsHydrated(true), [])
  return isHydrated
}
