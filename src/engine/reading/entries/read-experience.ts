// The experience section: entries with company, position, place, period and what was done.
import type { BodyLine, Found, FoundPeriod } from '../found.ts'
import type { Line } from '../line.ts'
import { readBody } from './body.ts'
import { detachFacts } from './detach-facts.ts'
import { findPlaces } from './find-places.ts'
import { type HeadCell, headCells } from './head-cells.ts'
import { joinNames } from './join-names.ts'
import { takeNameLabels } from './labelled-names.ts'
import { choosePair, type Habit, learnHabit } from './name-pair.ts'
import { partRunIn } from './part-run-in.ts'
import { readPeriod } from './read-period.ts'
import { type RawEntry, segmentEntries } from './segment-entries.ts'
import { spreadEmployers } from './spread-employers.ts'
import { makeUnits, type Unit } from './units.ts'
import { settleItems, unmarkHeads } from './unmark-heads.ts'

export type ReadExperience = {
  company?: Found
  position?: Found
  location?: Found
  period?: FoundPeriod
  description: BodyLine[]
}

export type ReadSection<T> = {
  entries: T[] /** Labels and durations, which the resume has no place for. */
  left: Unit[]
}

export function readExperience(sections: readonly (readonly Line[])[]): ReadSection<ReadExperience> {
  const raw = sections.map((lines) =>
    segmentEntries(unmarkHeads(settleItems(makeUnits(detachFacts(partRunIn(takeNameLabels(lines)))))), { names: 2 }),
  )
  const all = raw.flat()
  const heads = findPlaces(joinNames(all.map((entry) => headCells(entry.head))))
  const cellsOf = new Map(all.map((entry, at) => [entry, heads[at] ?? []]))
  const habit = learnHabit(heads)
  const left: Unit[] = []
  const entries = raw.flatMap((list) => {
    const read: ReadExperience[] = []
    for (const entry of list) {
      const one = readEntry({ raw: entry, cells: cellsOf.get(entry) ?? [] }, habit, read.at(-1), left)
      if (one) read.push(one)
    }
    return spreadEmployers(read)
  })
  return { entries, left }
}

function readEntry(
  { raw, cells }: { raw: RawEntry; cells: readonly HeadCell[] },
  habit: Habit,
  before: ReadExperience | undefined,
  left: Unit[],
): ReadExperience | undefined {
  const pair = choosePair(cells, habit)
  const period = readPeriod(raw.head)
  const { lines, labels } = readBody(raw.body)
  left.push(...labels)
  const extra: BodyLine[] = [...pair.rest, ...cells.filter((cell) => cell.kind === 'link')].map(({ text, source }) => ({
    kind: 'paragraph',
    text,
    source,
  }))
  const [place, ...otherPlaces] = cells.filter((cell) => cell.kind === 'place')
  extra.push(...otherPlaces.map(({ text, source }): BodyLine => ({ kind: 'paragraph', text, source })))
  if (!pair.title && !pair.company && !period) {
    // Text before the first entry, or after the last: it belongs to the one it follows.
    if (before) before.description.push(...extra, ...lines)
    return before ? undefined : { description: [...extra, ...lines] }
  }
  const sure = 0.6 + 0.38 * pair.sureness
  const entry: ReadExperience = { description: [...extra, ...lines] }
  if (pair.company) entry.company = found(pair.company, sure)
  // A second role at the same place does not name it again.
  else if (before?.company && pair.title) entry.company = { ...before.company, confidence: 0.5 }
  if (pair.title) entry.position = found(pair.title, sure)
  if (place) entry.location = found(place, 0.85)
  else if (!pair.company && before?.location && entry.company) entry.location = { ...before.location, confidence: 0.5 }
  // One date alone is when the work began.
  if (period) entry.period = period.from === '' && !period.current ? beginning(period) : period
  return entry
}

/** `Summer 2008` is over, whatever else is said of it. */
function beginning(period: FoundPeriod): FoundPeriod {
  return { ...period, from: period.to, to: /^\p{L}{4}/u.test(period.to) ? period.to : '' }
}

function found(cell: HeadCell, confidence: number): Found {
  return { value: cell.text, confidence, source: cell.source }
}
