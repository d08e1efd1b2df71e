// The experience section: entries with company, position, place, period and what was done.
import type { BodyLine, Found, FoundPeriod } from '../found.ts'
import { type Line, wordCount } from '../line.ts'
import { isCareerBreak, isOwnWork } from '../words/career-breaks.ts'
import { titleScore } from '../words/title-words.ts'
import { readBody } from './body.ts'
import { detachFacts } from './detach-facts.ts'
import { isApart, isPlain } from './find-blocks.ts'
import { findPlaces } from './find-places.ts'
import { type HeadCell, headCells } from './head-cells.ts'
import { joinNames } from './join-names.ts'
import { takeNameLabels } from './labelled-names.ts'
import { type LowerPost, markLowerPosts } from './lower-posts.ts'
import { choosePair, type Habit, learnHabit, type NamePair } from './name-pair.ts'
import { partPlainRunIn, partRemarks, partRunIn, partSpokenHeads } from './part-run-in.ts'
import { readPeriod } from './read-period.ts'
import { type RawEntry, segmentEntries } from './segment-entries.ts'
import { isAside, spreadEmployers } from './spread-employers.ts'
import { takeTown } from './take-town.ts'
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
    segmentEntries(unmarkHeads(settleItems(makeUnits(detachFacts(partHeads(takeNameLabels(lines, 'experience')))))), {
      names: 2,
    }),
  )
  const all = raw.flat()
  const named = findPlaces(joinNames(all.map((entry) => takeTown(headCells(entry.head)))))
  const habit = learnHabit(named)
  const heads = markLowerPosts(
    named.map((cells, at) => {
      const head = all[at]?.head ?? []
      return { cells, isApart: head[0] !== undefined && isApart(head[0]), isPlain: isPlain(head) }
    }),
    habit,
  )
  const headOf = new Map(all.map((entry, at) => [entry, heads[at] ?? noHead]))
  const left: Unit[] = []
  const entries = raw.flatMap((list) => {
    const read: ReadExperience[] = []
    for (const entry of list) {
      const one = readEntry({ raw: entry, ...(headOf.get(entry) ?? noHead) }, habit, read.at(-1), left)
      if (one) read.push(one)
    }
    return spreadEmployers(read)
  })
  return { entries, left }
}

function partHeads(lines: readonly Line[]): Line[] {
  return partRemarks(partPlainRunIn(partSpokenHeads(partRunIn(lines))))
}

const noHead: LowerPost = { cells: [], isUnder: true }

function readEntry(
  { raw, cells, isUnder }: { raw: RawEntry } & LowerPost,
  habit: Habit,
  before: ReadExperience | undefined,
  left: Unit[],
): ReadExperience | undefined {
  const pair = withoutRemark(choosePair(cells, habit))
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
  else if (before?.company && pair.title && isUnder && !isAlone(pair.title.text))
    entry.company = { ...before.company, confidence: 0.5 }
  if (pair.title) entry.position = found(pair.title, sure)
  else if (pair.company) takePostBelow(entry)
  if (place) entry.location = found(place, 0.85)
  else if (!pair.company && before?.location && entry.company) entry.location = { ...before.location, confidence: 0.5 }
  // One date alone is when the work began.
  if (period) entry.period = period.from === '' && !period.current ? beginning(period, before?.period) : period
  return entry
}

/** `Checkout supervisor, then picking team leader` on a line of its own below the employer and the dates. */
function takePostBelow(entry: ReadExperience): void {
  const asides = entry.description[0] && isAside(entry.description[0]) ? 1 : 0
  const first = entry.description[asides]
  const rest = entry.description.filter((line) => line !== first)
  if (!first) return
  // `Night driver. Picked up milk …`: a sentence of its own, before what was done.
  const [, opening = '', told = ''] = /^(\p{Lu}[^.;:]{3,60})\. +(\S.*)$/u.exec(first.text) ?? []
  if (opening !== '' && first.kind === 'paragraph' && isPost(opening)) {
    entry.position = { value: opening, confidence: 0.5, source: first.source }
    entry.description = entry.description.map((line) => (line === first ? { ...line, text: told } : line))
    return
  }
  if (first.kind !== 'paragraph' || /[.;:]$/.test(first.text)) return
  const [, post = '', aside = ''] = /^([^(]+?)\s*(\(.*\))?$/.exec(first.text) ?? []
  if (post === '' || !isPost(post)) return
  entry.position = { value: post, confidence: 0.5, source: first.source }
  entry.description = aside === '' ? rest : [{ ...first, text: aside.slice(1, -1) }, ...rest]
}

function isPost(text: string): boolean {
  const [name = ''] = text.split(/,| (?:then|and|&|later) /)
  return wordCount(text) <= 9 && titleScore(name) >= 1.3
}

/** A break and work of one's own are with nobody. */
function isAlone(title: string): boolean {
  return isCareerBreak(title) || isOwnWork(title)
}

/** `Summer 2008` is over, whatever else is said of it, and so is a year below a job of later years. */
function beginning(period: FoundPeriod, later: FoundPeriod | undefined): FoundPeriod {
  const isYear = /^\d{4}$/.test(period.to)
  const isOver =
    /^\p{L}{4}/u.test(period.to) || (isYear && /^\d{4}/.test(later?.from ?? '') && period.to < (later?.from ?? ''))
  return { ...period, from: period.to, to: isOver ? period.to : '' }
}

/** How one is employed, in brackets behind the employer. */
const contract =
  /^(?:(?:summer |paid |unpaid )?(?:internship|intern|contract|temporary|temp|seasonal|part[- ]time|full[- ]time|casual|agency|placement)|summers?|winters?|students?|co-?op)$/i
/** How large it is: `(140 beds)`. */
const size =
  /^(?:about |approx\. |over )?\d[\d,]*\+? (?:beds?|rooms?|seats?|stores?|sites?|employees|staff|people|pupils|students|residents|children|covers)$/i

/** `Brandt Pumps (Internship)` names an employer and how one worked there. */
function withoutRemark(pair: NamePair): NamePair {
  const [, name = '', remark = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(pair.company?.text ?? '') ?? []
  const isSize = size.test(remark)
  // `Lind Mobile Hair (self-employed)` says what somebody was there.
  if (pair.company && !pair.title && isOwnWork(remark))
    return { ...pair, company: { ...pair.company, text: name }, title: { ...pair.company, text: remark } }
  if (!pair.company || !(isSize || contract.test(remark))) return pair
  return {
    ...pair,
    company: { ...pair.company, text: name },
    rest: [...pair.rest, { ...pair.company, text: isSize ? `(${remark})` : remark }],
  }
}

function found(cell: HeadCell, confidence: number): Found {
  return { value: cell.text, confidence, source: cell.source }
}
