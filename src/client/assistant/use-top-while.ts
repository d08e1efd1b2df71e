import { useLayoutEffect, useRef } from 'react'

/** Goes to the top of the page for as long as something else stands there, and back to where one was. */
export function useTopWhile(isShown: boolean): void {
  const before = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    if (isShown) {
      before.current = window.scrollY
      window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    if (before.current !== undefined) window.scrollTo({ top: before.current, behavior: 'instant' })
    before.current = undefined
  }, [isShown])
}
