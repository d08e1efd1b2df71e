import { useLayoutEffect, useRef } from 'react'

/** Tabs of a panel are of different length: each opens where it was left, at first at its top. */
export function useTabPlaces(tab: string): void {
  const places = useRef(new Map<string, number>())
  const top = useRef(0)
  const shown = useRef(tab)

  useLayoutEffect(() => {
    // Kept while scrolling: a shorter tab has already cut the position down once it stands.
    const follow = () => {
      top.current = findScroller().scrollTop
    }
    document.addEventListener('scroll', follow, { passive: true, capture: true })
    return () => document.removeEventListener('scroll', follow, { capture: true })
  }, [])

  useLayoutEffect(() => {
    if (shown.current === tab) return
    places.current.set(shown.current, top.current)
    shown.current = tab
    top.current = places.current.get(tab) ?? 0
    findScroller().scrollTo({ top: top.current, behavior: 'instant' })
  }, [tab])
}

/** A panel scrolls on its own where it stands beside the page; on a small screen it is as long as it is. */
function findScroller(): Element {
  const panel = document.querySelector('[data-panel]')
  return panel && getComputedStyle(panel).overflowY === 'auto' ? panel : document.documentElement
}
