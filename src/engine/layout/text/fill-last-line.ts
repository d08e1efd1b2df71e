// A last word alone looks forgotten: the line above gives it another.
import { visibleEnd } from './line-context.ts'
import type { MeasuredText } from './measure-runs.ts'

/** A last word alone that is shorter than this, in shares of the width, looks forgotten. */
const shortestLonely = 0.25
/** The line above must stay this full after it gave a word away: a line that ends early is seen sooner than a short last one. */
const fullestAbove = 0.86

export function seenWidth({ text, offsets }: MeasuredText, start: number, place: number): number {
  return (offsets[visibleEnd(text, start, place)] ?? 0) - (offsets[start] ?? 0)
}

/** Moves one word down to a last word that stands alone. */
export function fillLastLine(ends: number[], breaks: Uint8Array, measured: MeasuredText, width: number): void {
  const { text } = measured
  const last = ends[ends.length - 2]
  if (last === undefined || breaks[last] === 2) return
  const before = ends[ends.length - 3] ?? 0
  if (text.slice(last).trim().includes(' ') || seenWidth(measured, last, text.length) >= width * shortestLonely) return
  let given = last - 1
  while (given > before && !(breaks[given] && text.charAt(given - 1) === ' ')) given -= 1
  if (seenWidth(measured, before, given) < width * fullestAbove || seenWidth(measured, given, text.length) > width)
    return
  ends[ends.length - 2] = given
}
