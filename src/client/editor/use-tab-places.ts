import { useLayoutEffect, useRef } from 'react'
import type { EditorTab } from './editor-tabs.ts'

/** On a small screen the tabs are pages of different length: each opens where it was left, at first at its top. */
export function useTabPlaces(tab: EditorTab): void {
  const places = useRef(new Map<EditorTab, number>())
  const top = useRef(0)
  const shown = useRef(tab)

  useLayoutEffect(() => {
    // Kept while scrolling: a shorter tab has already cut the position down once it stands.
    const follow = () => {
      top.current = window.scrollY
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])

  useLayoutEffect(() => {
    if (shown.current === tab) return
    places.current.set(shown.current, top.current)
    shown.current = tab
    window.scrollTo({ top: places.current.get(tab) ?? 0, behavior: 'instant' })
  }, [tab])
}
