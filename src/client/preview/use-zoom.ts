import { type RefObject, useLayoutEffect, useState } from 'react'
import { PIXELS_PER_POINT } from './page-size.ts'

const steps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 3]
/** A page blown up to a wide screen is harder to read, not easier. */
const LARGEST_FIT = 1.25

type ZoomChoice = 'fit' | number

export type Zoom = {
  choice: ZoomChoice
  /** 1 is the size of the paper; undefined until the room is measured. */
  scale: number | undefined
  choose: (choice: ZoomChoice) => void
  zoomIn: () => void
  zoomOut: () => void
}

/** The size pages are shown at: as wide as there is room, or what the person chose. */
export function useZoom(room: RefObject<HTMLElement | null>, pageWidth: number, isOpen = true): Zoom {
  const [choice, choose] = useState<ZoomChoice>('fit')
  const [width, setWidth] = useState<number>()

  useLayoutEffect(() => {
    const element = room.current
    if (!element || !isOpen) return
    const measure = () => setWidth(innerWidth(element))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [room, isOpen])

  const fit = width === undefined ? undefined : Math.min(LARGEST_FIT, width / (pageWidth * PIXELS_PER_POINT))
  const scale = choice === 'fit' ? fit : choice
  return {
    choice,
    scale,
    choose,
    zoomIn: () => choose(steps.find((step) => step > (scale ?? 1) + 0.01) ?? 3),
    zoomOut: () => choose(steps.findLast((step) => step < (scale ?? 1) - 0.01) ?? 0.5),
  }
}

function innerWidth(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  const padding = [paddingLeft, paddingRight].reduce((sum, side) => sum + (Number.parseFloat(side) || 0), 0)
  return Math.max(120, element.clientWidth - padding)
}
