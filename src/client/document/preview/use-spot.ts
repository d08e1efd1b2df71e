import { type RefObject, useEffect } from 'react'

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

/** The elements have no box of their own; the words in them do. */
function bringIntoView(desk: HTMLElement, marked: Element[]): void {
  const words = marked
    .flatMap((node) => [...node.querySelectorAll('span')])
    .find((node) => node.childElementCount === 0)
  if (!words) return
  const { top, bottom } = words.getBoundingClientRect()
  const room = desk.getBoundingClientRect()
  if (top >= room.top && bottom <= room.bottom) return
  desk.scrollTo({ top: desk.scrollTop + top - room.top - room.height / 3, behavior: 'smooth' })
}
