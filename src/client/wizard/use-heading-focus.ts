import { useEffect, useRef } from 'react'

/** What is shown anew starts at its heading, for the eye and for the keyboard. Asked once, when it appears. */
export function useHeadingFocus(isWanted: () => boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef(isWanted)
  useEffect(() => {
    if (!wanted.current()) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
