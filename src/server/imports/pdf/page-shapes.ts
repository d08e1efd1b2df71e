import type { Box } from '#engine/reading/segment.ts'
import type { Shape } from './page-canvas.ts'

const largestMark = 12
const thickestRule = 3
const shortestRule = 18
/** A line between two cells of a table is no higher than the text in them. */
const shortestUpright = 9
/** The frame of a cell holds a line of text at least. */
const leastFrame = { width: 24, height: 9 }

/** Sorts drawn shapes into what may be bullets and what may be rules. The rest is decoration. */
export function sortShapes(shapes: readonly Shape[], page: number): { marks: Box[]; rules: Box[] } {
  const marks: Box[] = []
  const rules: Box[] = []
  for (const { bounds, isFrame } of shapes) {
    const [x, y, right, bottom] = bounds
    const box = { page, x, y, width: right - x, height: bottom - y }
    const longer = Math.max(box.width, box.height)
    const shorter = Math.min(box.width, box.height)
    const least = box.height > box.width ? shortestUpright : shortestRule
    if (shorter <= thickestRule && longer >= least && (longer > largestMark || shorter < 1.5)) rules.push(box)
    else if (longer <= largestMark && shorter > 0.5) marks.push(box)
    else if (isFrame && box.width >= leastFrame.width && box.height >= leastFrame.height) rules.push(...edgesOf(box))
  }
  return { marks, rules }
}

/** Some programs draw the cells of a table as rectangles: their edges are its lines. */
function edgesOf({ page, x, y, width, height }: Box): Box[] {
  return [
    { page, x, y, width, height: 0 },
    { page, x, y: y + height, width, height: 0 },
    { page, x, y, width: 0, height },
    { page, x: x + width, y, width: 0, height },
  ]
}

type Place = { x: number; y: number; width: number; size: number }

/** Letters drawn as shapes are no bullets. */
export function isInside(mark: Box, text: Place): boolean {
  const x = mark.x + mark.width / 2
  const y = mark.y + mark.height / 2
  return x > text.x && x < text.x + text.width && y > text.y - text.size && y < text.y + text.size * 0.35
}

/**
 * Browsers draw letters for which they have no bold font as outlines, and lay the text over them invisibly: that
 * text is what a person sees.
 */
export function isDrawnAsShapes(text: Place & { text: string }, shapes: readonly Shape[]): boolean {
  const letters = text.text.replace(/\s/g, '').length
  let covered = 0
  for (const { bounds } of shapes) {
    const [x, y, right, bottom] = bounds
    if (Math.max(right - x, bottom - y) >= text.size * 1.5) continue
    if (isInside({ page: 0, x, y, width: right - x, height: bottom - y }, text)) covered++
  }
  return letters > 0 && covered >= letters * 0.5
}
