// Text into lines: greedy, by the Unicode rules, with the real advances of the fonts.
import { breakOpportunities, rankAddressBreak } from './break-opportunities.ts'
import {
  composeLine,
  hyphenWidth,
  kernOver,
  type Line,
  type LineContext,
  trackingAt,
  visibleEnd,
} from './compose-line.ts'
import type { FontSet } from './fonts.ts'
import { endOfCluster, type MeasuredText, measureRuns, type StyledRun } from './measure-runs.ts'
import { findDirections } from './visual-order.ts'

export type { Line } from './compose-line.ts'
export { measureText, type StyledRun } from './measure-runs.ts'

// Widths are sums of fractions; a box as wide as its own text must hold it.
const tolerance = 0.01

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

/** A last word alone that is shorter than this, in shares of the width, looks forgotten. */
const shortestLonely = 0.25
/** The line above must stay this full after it gave a word away: a line that ends early is seen sooner than a short last one. */
const fullestAbove = 0.86

function seenWidth({ text, offsets }: MeasuredText, start: number, place: number): number {
  return (offsets[visibleEnd(text, start, place)] ?? 0) - (offsets[start] ?? 0)
}

/** Moves one word down to a last word that stands alone. */
function fillLastLine(ends: number[], breaks: Uint8Array, measured: MeasuredText, width: number): void {
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

/** The last place where a word may be cut to fit, between the parts of an address if it is one. */
function cutInWord(context: LineContext, { start, end, width }: { start: number; end: number; width: number }): number {
  const { text, offsets } = context.measured
  const origin = offsets[start] ?? 0
  let cut = endOfCluster(text, start, end)
  const cuts: number[] = []
  for (let next = cut; next <= end; next = endOfCluster(text, next, end)) {
    const needed = (offsets[next] ?? 0) - origin - trackingAt(context, next - 1) - kernOver(context, next)
    if (needed > width + tolerance) break
    cut = next
    cuts[rankAddressBreak(text, next)] = next
    if (next === end) break
  }
  // A cut after the first few letters would leave most of the line empty.
  return cuts.findLast((place) => place - start > (cut - start) / 3) ?? cut
}
