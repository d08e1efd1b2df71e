// Cuts a section into entries: dates anchor them, the look of the first head tells where the next ones begin.
import { findDates, withoutDates } from '../dates/find-dates.ts'
import { isFact } from '../layout/facts.ts'
import { isCapitals, wordCount } from '../line.ts'
import { isSubLabel } from '../sections/heading-lexicon.ts'
import { placeScore } from '../words/places.ts'
import { blockStarts, isApart, isPlain, undatedBlock } from './find-blocks.ts'
import { couldBeNamed, findHeadEnd } from './head-end.ts'
import { isOnlyDate, type Unit } from './units.ts'

export type RawEntry = { head: Unit[]; body: Unit[] }

/** `names`: how many texts beside dates and places a head holds: title and company are two. */
export function segmentEntries(units: readonly Unit[], { names }: { names: number }): RawEntry[] {
  const anchors = findAnchors(units)
  if (anchors.length === 0) return segmentByLook(units)
  const starts = findStarts(units, anchors).map((start, at) => {
    // A place right below the dates of an entry is still its own.
    const isPlaceAbove = start === (anchors[at - 1] ?? -2) + 1 && placeScore(units[start]?.text ?? '') >= 2
    return isPlaceAbove && start < (anchors[at] ?? start) ? start + 1 : start
  })
  const entries: RawEntry[] = []
  starts.forEach((start, at) => {
    const anchor = anchors[at] ?? start
    const end = starts[at + 1] ?? units.length
    const headEnd = findHeadEnd(units, start, anchor, end, names)
    entries.push({ head: units.slice(start, headEnd), body: units.slice(headEnd, end) })
  })
  const [first = 0] = starts
  if (first > 0 && entries[0]) entries.unshift(...segmentByLook(units.slice(0, first)))
  return entries.flatMap((entry) => splitUndated(entry, entries[0]))
}

function findAnchors(units: readonly Unit[]): number[] {
  const dated = units.flatMap((unit, index) => (isAnchor(unit) ? [index] : []))
  const plain = dated.filter((index) => !units[index]?.bullet)
  const chosen = plain.length > 0 ? plain : dated.filter((index) => units[index]?.dates.some((date) => date.isPeriod))
  // Where most heads carry a period, a lone year is something else.
  const periods = chosen.filter((index) => units[index]?.dates.some((date) => date.isPeriod))
  const anchors = dropAsides(
    units,
    periods.length >= 1 && periods.length >= 0.5 * chosen.length
      ? chosen.filter(
          (index) => periods.includes(index) || isLoneDate(units[index]) || opensBlock(units, index, periods),
        )
      : chosen,
  )
  return anchors.filter((index, at) => {
    const before = anchors[at - 1]
    // Two dates in a row are one head's (`2019` over `2020 – 2021` are two).
    return before === undefined || index !== before + 1 || !isOnlyDate(units[index]) || isNamed(units[before])
  })
}

/** `Led the choir from May 2016, with two others` where the dates of all others stand alone tells of something done. */
function dropAsides(units: readonly Unit[], anchors: readonly number[]): number[] {
  const all = anchors.flatMap((index) => units[index] ?? [])
  const usual = ['alone', 'cell', 'end', 'start'].find((form) => {
    const count = all.filter((unit) => dateForm(unit) === form).length
    return count >= 2 && count >= 0.6 * all.length
  })
  if (usual === undefined) return [...anchors]
  const left = Math.min(...all.map(({ first }) => first.x))
  const looks = new Set(all.flatMap((unit) => (dateForm(unit) === usual && unit.first.bold ? [unit.style] : [])))
  return anchors.filter((index) => {
    const unit = units[index]
    if (!unit) return false
    if (looks.has(unit.style)) return true
    const form = dateForm(unit)
    // `Closing shift lead since March 2024` among what was done is no entry.
    const isDeep = unit.first.x > left + 6 || (isPlain(units) && !isApart(unit) && !all.every(isSince))
    if (form === usual) return !(usual === 'end' && isSince(unit) && isDeep)
    // `Led a parenting group of ten from January 2017 to June 2019` below dates on lines of their own.
    const isTold = usual === 'alone' && isPlain(units) && !isApart(unit) && wordCount(unit.text) > LONGEST_HEAD
    return form !== 'inside' && !isTold && !((usual === 'alone' || usual === 'cell') && isSince(unit))
  })
}

/** Post, employer and town in one line take no more words, dates apart, where they stand below others. */
const LONGEST_HEAD = 10

type DateForm = 'alone' | 'cell' | 'start' | 'end' | 'inside'

function dateForm(unit: Unit): DateForm {
  const [first] = unit.dates
  if (isOnlyDate(unit)) return 'alone'
  if (unit.first.cells.some(({ text }) => isFact(text) && findDates(text).length > 0)) return 'cell'
  if (!first || first.start <= 1) return 'start'
  return /[\p{L}\d]/u.test(withoutPlace(unit.text.slice(unit.dates.at(-1)?.end))) ? 'inside' : 'end'
}

/** `2018 – 2020, Leeds` ends in its date all the same, and `(2018 – 2020, part-time)` too. */
function withoutPlace(text: string): string {
  return wordCount(text) <= 4 ? '' : text
}

/** `since 2019`: an open end for which no word stands. */
function isSince({ text, dates }: Unit): boolean {
  return dates.some(
    (date) => date.current && /\d$/.test(text.slice(date.start, date.end)) && !/^\d/.test(text.slice(date.start)),
  )
}

function isNamed(unit: Unit | undefined): boolean {
  return unit !== undefined && !(!isOnlyDate(unit) && unit.dates.length > 0)
}

function isLoneDate(unit: Unit | undefined): boolean {
  return unit !== undefined && (isOnlyDate(unit) || unit.first.cells.length > 1)
}

/**
 * `Cook, Bar None, summer 2019` below a blank line, where the periods of the others stand in such lines too, or
 * `Intern, Twin Falls (2015)` right below the employer that stands there.
 */
function opensBlock(units: readonly Unit[], index: number, periods: readonly number[]): boolean {
  const unit = units[index]
  if (!unit || unit.bullet || !isPlain(units) || !isInHead(units, index)) return false
  const form = dateForm(unit)
  const alike = periods.filter((at) => {
    const other = units[at]
    return other && isInHead(units, at) && dateForm(other) === form
  })
  return (form === 'start' || form === 'end') && alike.length >= 0.5 * periods.length
}

/** Below a blank line, or below a name or two that stand there. */
function isInHead(units: readonly Unit[], index: number): boolean {
  for (let at = index; at >= 0 && index - at <= MOST_ABOVE; at--) {
    const unit = units[at]
    if (!unit || (at < index && (unit.bullet || unit.dates.length > 0 || !couldBeNamed(unit)))) return false
    if (isApart(unit)) return true
  }
  return false
}

/** Employer and town above the line of the post. */
const MOST_ABOVE = 2

function isAnchor(unit: Unit): boolean {
  if (unit.dates.length === 0) return false
  const rest = withoutDates(unit.text, unit.dates)
  // `(on leave Jan 2024 - Feb 2025)` is said of the job above.
  if (/^\(.*\)$/.test(unit.text.trim()) && /\p{L}{3}/u.test(rest)) return false
  const words = wordCount(rest)
  if (words <= 1) return true
  const inCell = unit.first.cells.length > 1
  const hasPeriod = unit.dates.some((date) => date.isPeriod)
  if (unit.bullet) return hasPeriod && words <= 10
  // `sept. 2014 - mai 2017`: months are written small in many languages.
  const startsLower = /^\p{Ll}/u.test(unit.text) && unit.dates[0]?.start !== 0
  if (hasPeriod) return words <= (inCell ? 22 : 16) && !startsLower
  return words <= 12 && !/[.;]$/.test(rest) && !/^\p{Ll}/u.test(unit.text) && isAtEdge(unit)
}

/** A lone date names an entry only at the end or the start of its line. */
function isAtEdge(unit: Unit): boolean {
  const [first] = unit.dates
  const last = unit.dates.at(-1)
  if (!first || !last) return false
  return unit.text.length - last.end <= 2 || first.start <= 1 || unit.first.cells.length > 1
}

function findStarts(units: readonly Unit[], anchors: readonly number[]): number[] {
  const [first = 0] = anchors
  const opening = units.slice(0, first)
  // All that is before the first date is its head, unless there is text among it.
  const isWhole =
    first <= 3 && opening.every((unit) => (unit.isHeadLike || isListed(unit, units[first])) && !isSubLabel(unit.text))
  const lead = isWhole ? first : countHeadAbove(units, first, -1, 3)
  const pattern = units.slice(first - lead, first + 1).map((unit) => unit.style)
  const blocks = blockStarts(units, anchors)
  return anchors.map((anchor, at) => {
    const block = blocks[at]
    if (block !== undefined) return block
    if (at === 0) return first - lead
    const floor = anchors[at - 1] ?? -1
    const usual = anchor - lead
    if (lead === 0) {
      // The first head began with its date: so do the others, unless they look otherwise.
      if (units[anchor]?.style === pattern[0]) return anchor
    } else if (
      usual > floor &&
      units.slice(usual, anchor).every((unit) => unit.isHeadLike || isListed(unit, units[anchor])) &&
      units[usual]?.style === pattern[0]
    ) {
      return usual
    }
    return (
      anchor -
      countHeadAbove(units, anchor, floor + 1, Math.max(1, Math.min(lead + 1, 3)), lead > 0 ? pattern[0] : undefined)
    )
  })
}

/** Where the date is an item of a list, company or place may be items of it too. */
function isListed(unit: Unit, anchor: Unit | undefined): boolean {
  return anchor?.bullet === true && unit.bullet && wordCount(unit.text) <= 8 && !/[.;]$/.test(unit.text)
}

/** How many units above the anchor belong to its head. */
function countHeadAbove(
  units: readonly Unit[],
  anchor: number,
  floor: number,
  most: number,
  firstLook?: string,
): number {
  let count = 0
  const own = units[anchor]
  while (count < most) {
    const unit = units[anchor - count - 1]
    const below = units[anchor - count]
    if (!unit || !below || !own || anchor - count - 1 < floor) break
    if ((!unit.isHeadLike && !isListed(unit, own)) || isSubLabel(unit.text) || unit.dates.some((date) => date.isPeriod))
      break
    if (wordCount(unit.text) > 14) break
    // A wide space parts the head from what is above it.
    if (count > 0 && below.first.gap > 2.6 && Number.isFinite(below.first.gap) && below.first.gap > 1.4 * own.first.gap)
      break
    count++
    // The look of the first line of a head: there is nothing above it.
    if (unit.style === firstLook) break
  }
  return count
}

/** Without dates an entry begins where short lines follow bullets or text, or where the first line's look comes back. */
function segmentByLook(units: readonly Unit[]): RawEntry[] {
  const [first] = units
  if (!first) return []
  const entries: RawEntry[] = []
  let current: RawEntry = { head: [], body: [] }
  for (const unit of units) {
    const isHead = unit.isHeadLike && !isSubLabel(unit.text) && wordCount(unit.text) <= 12
    const looksFirst = unit.style === first.style && isHead
    if (
      isHead &&
      (current.body.length > 0 ? looksFirst || !first.isHeadLike : true) &&
      (current.head.length < 3 || looksFirst)
    ) {
      if (current.body.length > 0) {
        entries.push(current)
        current = { head: [], body: [] }
      }
      current.head.push(unit)
    } else {
      current.body.push(unit)
    }
  }
  entries.push(current)
  return entries.filter((entry) => entry.head.length + entry.body.length > 0)
}

/** An entry without a date hides in the body of the one before: a line there that looks like the first head. */
function splitUndated(entry: RawEntry, model: RawEntry | undefined): RawEntry[] {
  const block = undatedBlock(entry.body)
  if (block) {
    const { start, end } = block
    const below = { head: entry.body.slice(start, end), body: entry.body.slice(end) }
    return [{ head: entry.head, body: entry.body.slice(0, start) }, ...splitUndated(below, model)]
  }
  const look = model?.head[0]
  const usual = entry.body.find((unit) => !unit.bullet)?.style
  if (!look || look.style === usual || !(look.first.bold || isCapitals(look.text) || look.first.level !== undefined))
    return [entry]
  const at = entry.body.findIndex(
    (unit, index) =>
      index > 0 &&
      unit.isHeadLike &&
      unit.style === look.style &&
      unit.first.level === look.first.level &&
      wordCount(unit.text) <= 12,
  )
  if (at < 0) return [entry]
  const rest = entry.body.slice(at)
  const headCount = Math.max(
    1,
    rest.findIndex((unit) => !unit.isHeadLike),
  )
  const head = rest.slice(0, Math.min(headCount, 3))
  return [
    { head: entry.head, body: entry.body.slice(0, at) },
    ...splitUndated({ head, body: rest.slice(head.length) }, model),
  ]
}
