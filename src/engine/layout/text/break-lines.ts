// Text into lines: greedy, by the Unicode rules, with the real advances of the fonts.
import { breakOpportunities } from './break-opportunities.ts'
import { composeLine, type Line } from './compose-line.ts'
import { cutInWord, tolerance } from './cut-in-word.ts'
import { fillLastLine, seenWidth } from './fill-last-line.ts'
import type { FontSet } from './fonts.ts'
import { hyphenWidth, type LineContext, trackingAt, visibleEnd } from './line-context.ts'
import { type MeasuredText, measureRuns, type StyledRun } from './measure-runs.ts'
import { findDirections } from './visual-order.ts'

export type { Line } from './compose-line.ts'
export { measureText, type StyledRun } from './measure-runs.ts'

const softHyphen = 0xad

/**
 * Breaks runs of text into lines no wider than `width`; a single letter wider than that stands alone. Balanced lines are
 * of about one length: as many as the width asks for, in the narrowest measure that still holds them.
 */
export function breakLines(
  runs: readonly StyledRun[],
  width: number,
  fonts: FontSet,
  { isBalanced = false }: { isBalanced?: boolean } = {},
): Line[] {
  const measured = measureRuns(runs, fonts)
  const { text } = measured
  if (text === '') return []
  const context: LineContext = { measured, runs, fonts, directions: findDirections(text), cursor: 0 }
  if (fitsOneLine(context, width)) return [composeLine(context, 0, text.length)]
  const breaks = breakOpportunities(text)
  const ends = isBalanced ? balanceEnds(context, breaks, width) : findEnds(context, breaks, width)
  return ends.map((end, index) => composeLine(context, ends[index - 1] ?? 0, end))
}

/** How near the narrowest measure is sought, in points. */
const closeEnough = 4

function balanceEnds(context: LineContext, breaks: Uint8Array, width: number): number[] {
  let ends = findEnds(context, breaks.slice(), width)
  if (ends.length < 2) return ends
  let [narrow, wide] = [width / ends.length, width]
  while (wide - narrow > closeEnough) {
    const middle = (narrow + wide) / 2
    const tried = findEnds(context, breaks.slice(), middle)
    const isHeld =
      tried.length === ends.length &&
      tried.every((end, index) => seenWidth(context.measured, tried[index - 1] ?? 0, end) <= middle + 1)
    if (isHeld) ends = tried
    if (isHeld) wide = middle
    else narrow = middle
  }
  return ends
}

/** Where the lines of this width end. Takes away the breaks that runs kept whole may not have. */
function findEnds(context: LineContext, breaks: Uint8Array, width: number): number[] {
  const { measured, runs } = context
  const { text, offsets } = measured
  keepRunsWhole(breaks, measured, runs, width)
  const ends: number[] = []

  let start = 0
  let fitting = 0
  let place = 1
  while (place <= text.length) {
    const kind = breaks[place]
    if (!kind) {
      place += 1
      continue
    }
    const end = visibleEnd(text, start, place)
    const hyphen = text.charCodeAt(end) === softHyphen && end === place - 1 ? hyphenWidth(context, end) : 0
    const needed = (offsets[end] ?? 0) - (offsets[start] ?? 0) - trackingAt(context, end - 1) + hyphen
    if (needed <= width + tolerance) {
      if (kind === 2 || place === text.length) {
        ends.push(place)
        start = place
      }
      fitting = place
      place += 1
      continue
    }
    // What does not fit goes to the next line; what does not fit on any is cut.
    const cut = fitting > start ? fitting : cutInWord(context, { start, end, width })
    if (cut >= end) {
      ends.push(place)
      start = place
      fitting = place
      place += 1
      continue
    }
    ends.push(cut)
    start = cut
    fitting = cut
  }
  fillLastLine(ends, breaks, measured, width)
  return ends
}

/** Most texts of a resume are one line; where nothing has to break, nobody need ask where it may. */
function fitsOneLine(context: LineContext, width: number): boolean {
  const { text, offsets } = context.measured
  if (text.includes('\n') || text.includes('\u00ad')) return false
  const end = visibleEnd(text, 0, text.length)
  return (offsets[end] ?? 0) - trackingAt(context, end - 1) <= width + tolerance
}

/** Takes away the breaks inside runs that shall stay whole and have room to, and inside an address, which is cut by rules of its own. */
function keepRunsWhole(
  breaks: Uint8Array,
  { text, pieces, offsets }: MeasuredText,
  runs: readonly StyledRun[],
  width: number,
): void {
  let first = 0
  while (first < pieces.length) {
    const run = pieces[first]?.run ?? 0
    let next = first + 1
    while (pieces[next]?.run === run) next += 1
    const start = pieces[first]?.start ?? 0
    const end = pieces[next - 1]?.end ?? start
    first = next
    if (!runs[run]?.noBreak) continue
    if ((offsets[end] ?? 0) - (offsets[start] ?? 0) > width && text.slice(start, end).includes(' ')) continue
    for (let place = start + 1; place < end; place += 1) if (breaks[place] === 1) breaks[place] = 0
  }
}
