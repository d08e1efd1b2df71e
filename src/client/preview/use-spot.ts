import { type RefObject, useEffect } from 'react'
import { bringIntoView } from './bring-into-view.ts'

/** How long a spot stays marked. */
const PULSE = 600

export type Spot = {
  /** A field or entry, e.g. `experiences.<id>`; its fields are part of it. */
  path: string
}

/** Marks what belongs to a path on the pages and brings it into view if it is outside. */
export function useSpot(desk: RefObject<HTMLElement | null>, spot: Spot | undefined): void {
  useEffect(() => {
    const element = desk.current
    if (!element || !spot) return
    const path = CSS.escape(spot.path)
    const marked = [...element.querySelectorAll(`[data-path="${path}"], [data-path^="${path}."]`)]
    bringIntoView(element, marked)
    for (const node of marked) node.setAttribute('data-spot', '')
    const clear = () => {
      for (const node of marked) node.removeAttribute('data-spot')
    }
    const timer = setTimeout(clear, PULSE)
    return () => {
      clearTimeout(timer)
      clear()
    }
  }, [desk, spot])
}
