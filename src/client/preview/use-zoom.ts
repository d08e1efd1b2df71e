import { type RefObject, useLayoutEffect, useState } from 'react'
import { PIXELS_PER_POINT } from './page-size.ts'

const steps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 3]
/** A page blown up to a wide screen is harder to read, not easier. */
const LARGEST_FIT = 1.25

export type ZoomChoice = 'fit' | 'width' | number

export type Zoom = {
  choice: ZoomChoice
  /** 1 is the size of the paper; undefined until the room is measured. */
  scale: number | undefined
  /** Only the words are in sight, between margins that are cut off. */
  isStrip: boolean
  choose: (choice: ZoomChoice) => void
  zoomIn: () => void
  zoomOut: () => void
}

type Size = { width: number; height: number }
type PageSize = Size & { /** Of the words alone. */ textWidth?: number | undefined }

/** Smaller than this, a whole page is a picture of lines, and the width alone decides. */
const SMALLEST_FIT = 0.4

/** A room as low as this has a few lines to show. The margins are left out of it, and no line is cut at its end. */
const STRIP = 170
const AIR = 16

/** The size pages are shown at: a whole page in view where there is room for it, its width, or what the person chose. */
export function useZoom(room: RefObject<HTMLElement | null>, page: PageSize, first: ZoomChoice = 'fit'): Zoom {
  const [chosen, setChosen] = useState<{ first: ZoomChoice; choice: ZoomChoice }>()
  // What was chosen in one view of the page says nothing about another.
  const choice = chosen?.first === first ? chosen.choice : first
  const choose = (next: ZoomChoice) => setChosen({ first, choice: next })
  const [size, setSize] = useState<Size>()

  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => setSize(innerSize(element))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [room])

  const scale = typeof choice === 'number' ? choice : size && { fit: fitPage, width: fitWidth }[choice](page, size)
  return {
    choice,
    scale,
    isStrip: choice === 'fit' && size !== undefined && isStrip(size),
    choose,
    zoomIn: () => choose(steps.find((step) => step > (scale ?? 1) + 0.01) ?? 3),
    zoomOut: () => choose(steps.findLast((step) => step < (scale ?? 1) - 0.01) ?? 0.5),
  }
}

/** How large the whole page is in this room, or as wide as the room where it would be too small. */
export function fitPage(page: PageSize, room: Size): number {
  if (isStrip(room)) return Math.min(1, (room.width - AIR) / ((page.textWidth ?? page.width) * PIXELS_PER_POINT))
  const wide = Math.min(LARGEST_FIT, widthOf(page, room))
  const whole = Math.min(wide, room.height / (page.height * PIXELS_PER_POINT))
  return whole < SMALLEST_FIT ? wide : whole
}

function isStrip({ height }: Size): boolean {
  return height > 0 && height < STRIP
}

function widthOf(page: PageSize, room: Size): number {
  return room.width / (page.width * PIXELS_PER_POINT)
}

/** As wide as the room, and no larger than it is printed. */
function fitWidth(page: PageSize, room: Size): number {
  return Math.min(1, widthOf(page, room))
}

function innerSize(element: HTMLElement): Size {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element)
  const sum = (...sides: string[]) => sides.reduce((total, side) => total + (Number.parseFloat(side) || 0), 0)
  return {
    width: Math.max(120, element.clientWidth - sum(paddingLeft, paddingRight)),
    height: element.clientHeight - sum(paddingTop, paddingBottom),
  }
}
