import { type RefObject, useEffect, useState } from 'react'

/** About half a screen ahead. */
const MARGIN = '400px'

/** Whether an element has come near the visible part; once it has, it stays so. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const { current } = element
    if (!current || isNear) return
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: MARGIN,
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, isNear])

  return isNear
}
