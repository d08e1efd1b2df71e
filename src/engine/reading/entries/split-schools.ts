// Where one school ends and the next begins.
import { withoutDates } from '../dates/find-dates.ts'
import { wordCount } from '../line.ts'
import { degreeScore, isField, schoolScore } from '../words/education-words.ts'
import { type HeadCell, headCells } from './head-cells.ts'
import { partRecord } from './part-record.ts'
import { isDetail, isStatus } from './school-details.ts'
import { segmentEntries } from './segment-entries.ts'
import type { Unit } from './units.ts'

type Kind = 'school' | 'degree' | 'date'

export type Raw = { head: Unit[]; body: Unit[] }

/** Where what is known of schools and degrees makes entries without dates, or with two, but each date begins one. */
export function partEntries(units: readonly Unit[]): Raw[] {
  const entries = splitEntries(units)
  const hasOne = ({ head }: Raw) => head.filter(({ dates }) => dates.length > 0).length === 1
  if (entries.every(hasOne)) return entries
  const dated = segmentEntries(units, { names: 2 })
  const isSound = dated.length >= 2 && dated.every((entry) => hasOne(entry) && entry.head.length > 1)
  return isSound && dated.every(({ body }) => body.every(({ dates }) => dates.length === 0)) ? dated : entries
}

/** A new entry begins where a unit brings what the entry already has: a second school, a second degree. */
function splitEntries(units: readonly Unit[]): Raw[] {
  const entries: Raw[] = []
  let current: Raw = { head: [], body: [] }
  let has = new Set<Kind>()
  let first: string | undefined
  const start = () => {
    if (current.head.length + current.body.length > 0) entries.push(current)
    current = { head: [], body: [] }
    has = new Set()
  }
  const allBullets = units.length > 0 && units.every((unit) => unit.bullet)
  for (const unit of units) {
    const rest = withoutDates(unit.text, unit.dates)
    const isDate = (rest === '' || isStatus(rest)) && unit.dates.length > 0
    const isRemark =
      /[\p{Ll}\d)]\.$/u.test(unit.text) &&
      current.head.length > 0 &&
      !(unit.dates.length > 0 && kindsOf(unit).length > 0) &&
      !/\b(?:Sc|Ed|Eng|Tech|Univ|Hons|Inc)\.$/.test(rest)
    const isSaid =
      isRemark ||
      (isDetail(rest) && !isDate && !(/^minor\b/i.test(rest) && isOwnMinor(unit, has))) ||
      (unit.bullet &&
        !isDate &&
        !allBullets &&
        (current.head.length > 0 || !unit.isHeadLike) &&
        !(schoolScore(rest) >= 2 && wordCount(rest) <= 12))
    const kinds = isSaid ? [] : isDate ? (['date'] as const) : kindsOf(unit)
    const isHead =
      !isSaid &&
      (unit.isHeadLike || isDate || kinds.length > 0) &&
      wordCount(rest) <= 26 &&
      !(current.body.length > 0 && kinds.length === 0 && lookOf(unit) !== first)
    if (!isHead && (current.head.length > 0 || unit.bullet)) {
      current.body.push(unit)
      continue
    }
    // A school named again in its own entry.
    const before = current.head.at(-1)?.text ?? ''
    if (kinds.some((kind) => kind === 'school') && before.length > unit.text.length && before.endsWith(` ${unit.text}`))
      continue
    const repeats = kinds.some((kind) => has.has(kind)) && !(isDate && has.size === 1)
    const afterBody = current.body.length > 0 && (kinds.length > 0 || lookOf(unit) === first)
    // The look of the first line comes back, which no other line of the entry has.
    const [, ...others] = current.head
    const opener = current.head.find((one) => withoutDates(one.text, one.dates) !== '')
    const isNamed = opener !== undefined && kindsOf(opener).length > 0
    const completes = kinds.length > 0 && !repeats && unit.first.gap < 2.6 && isNamed
    const looksFirst =
      lookOf(unit) === first && others.length > 0 && others.every((other) => lookOf(other) !== first) && !completes
    // `Hexley JATC, completed 2019` above `Tarn High School, 2013`: each is named and dated.
    const isEach = current.head.every((one) => one.dates.length > 0 && withoutDates(one.text, one.dates) !== '')
    const datedAgain = unit.dates.length > 0 && !isDate && has.has('date') && (has.size > 1 || isEach)
    if (current.head.length > 0 && (repeats || afterBody || looksFirst || datedAgain)) start()
    if (entries.length === 0 && current.head.length === 0) first = lookOf(unit)
    current.head.push(unit)
    for (const kind of kinds) has.add(kind)
    if (unit.dates.length > 0) has.add('date')
  }
  start()
  return entries
}

/** A short name in capitals, `VCE`, is in the look of the others. */
function lookOf({ text, style }: Unit): string {
  return text.length <= 6 ? style.replace('C', '') : style
}

/** `Minor in Nutrition` beside a school, or where the entry has no degree, is one of its own. */
function isOwnMinor(unit: Unit, has: ReadonlySet<Kind>): boolean {
  return kindsOf(unit).includes('school') || (has.has('school') && !has.has('degree'))
}

/** `Universidad de Lleida (España)` is a school, for all its places. */
export function cellsOf(head: readonly Unit[]): HeadCell[] {
  const cells = headCells(head).map(
    (cell): HeadCell =>
      cell.kind === 'place' && (schoolScore(cell.text) >= 2 || /^board of\b/i.test(cell.text))
        ? { ...cell, kind: 'name' }
        : cell,
  )
  const rows = [...new Set(cells.map(({ row }) => row))].map((row) => cells.filter((cell) => cell.row === row))
  return rows.flatMap((row) => partRecord(joinCalled(row), rows.length === 1))
}

/** `ETH - Swiss Federal Institute of Technology`: what a school is called for short, and its name. */
function joinCalled(row: readonly HeadCell[]): HeadCell[] {
  const joined: HeadCell[] = []
  for (const cell of row) {
    const short = joined.at(-1)
    const isName = short?.kind === 'name' && /^\p{Lu}[\p{L}-]{2,}$/u.test(short.text) && short.bold === cell.bold
    const isDash = cell.kind === 'name' && /[-–—−－]/.test(cell.joint ?? '')
    const saysMore = !short || isField(short.text) || isDetail(short.text) || degreeScore(short.text) >= 0.4
    if (isName && isDash && !saysMore && schoolScore(cell.text) >= 2)
      joined[joined.length - 1] = {
        ...short,
        text: `${short.text}${cell.joint}${cell.text}`,
        source: both(short, cell),
      }
    else joined.push(cell)
  }
  return joined
}

function both({ source }: HeadCell, other: HeadCell): HeadCell['source'] {
  return source[0] === other.source[0] ? source : [...source, ...other.source]
}

function kindsOf(unit: Unit): Kind[] {
  const kinds: Kind[] = []
  const cells = cellsOf([unit]).filter((cell) => cell.kind === 'name')
  const isSchool = (cell: HeadCell) => schoolScore(cell.text) >= 1.5
  // `Lincoln Tech, Welding diploma, 2012`: a name before the degree, in a line with a year.
  const [first, second] = cells
  const isLed = unit.dates.length > 0 && first && second && degreeScore(first.text) < 0.5 && second.joint === undefined
  if (cells.some(isSchool) || (isLed && degreeScore(second.text) >= 1.5 && !isField(first.text))) kinds.push('school')
  // `Graduate School of Banking` isn't a degree.
  if (cells.some((cell) => degreeScore(cell.text) >= 1.5 && !(isSchool(cell) && schoolWorth(cell) > 1)))
    kinds.push('degree')
  return kinds
}

export function schoolWorth(cell: HeadCell): number {
  return schoolScore(cell.text) - 0.6 * degreeScore(cell.text)
}
