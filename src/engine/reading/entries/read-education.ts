// The education section: schools, degrees, fields and years, in any order.
import { withoutDates } from '../dates/find-dates.ts'
import type { BodyLine, Found, FoundPeriod } from '../found.ts'
import { type Line, wordCount } from '../line.ts'
import { rank } from '../most-common.ts'
import { degreeScore, isField, schoolScore } from '../words/education-words.ts'
import { readBody } from './body.ts'
import { splitDegree } from './degree.ts'
import { detachFacts } from './detach-facts.ts'
import { type HeadCell, headCells } from './head-cells.ts'
import { takeNameLabels } from './labelled-names.ts'
import { partRecord } from './part-record.ts'
import { partRunIn } from './part-run-in.ts'
import type { ReadSection } from './read-experience.ts'
import { readPeriod } from './read-period.ts'
import { isBoard, isDetail, isGrade, isStatus } from './school-details.ts'
import { segmentEntries } from './segment-entries.ts'
import { makeUnits, partRows, type Unit } from './units.ts'

export type ReadEducation = {
  institution?: Found
  degree?: Found
  field?: Found
  location?: Found
  period?: FoundPeriod
  description: BodyLine[]
}

type Kind = 'school' | 'degree' | 'date'

export function readEducation(sections: readonly (readonly Line[])[]): ReadSection<ReadEducation> {
  const left: Unit[] = []
  const raw = sections.flatMap((lines) =>
    partEntries(makeUnits(detachFacts(partRunIn(takeNameLabels(lines, 'education')))).flatMap(partRows)),
  )
  const habit = {
    school: learnPlace(raw, schoolWorth, 0.5),
    degree: learnPlace(raw, (cell) => degreeScore(cell.text) - schoolScore(cell.text), 1.4),
  }
  const entries = raw.flatMap((entry) => {
    const read = readEntry(entry, habit, left)
    return read ? [read] : []
  })
  return { entries, left }
}

const ofDegree = /^(?:bachelor|master|doctor|associate)s?['’]?s? of (?:\p{Lu}\p{L}*(?: (?:and|&))? ?){1,4}$/iu

type Raw = { head: Unit[]; body: Unit[] }

/** Where what is known of schools and degrees makes entries without dates, or with two, but each date begins one. */
function partEntries(units: readonly Unit[]): Raw[] {
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
function cellsOf(head: readonly Unit[]): HeadCell[] {
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

/** Where the school is in the heads that name it plainly. */
type Place = { row: number; bold: boolean }

type Habit = { school: Place | undefined; degree: Place | undefined }

function learnPlace(entries: readonly Raw[], worthOf: (cell: HeadCell) => number, least: number): Place | undefined {
  const named = entries.flatMap(({ head }) => {
    const names = cellsOf(head).filter((cell) => cell.kind === 'name')
    return best(names, worthOf, least) ?? []
  })
  const [[key] = []] = rank(named.map((cell) => [`${cell.row}/${cell.bold}`, 1]))
  const [row, bold] = key?.split('/') ?? []
  return row === undefined ? undefined : { row: Number(row), bold: bold === 'true' }
}

function schoolWorth(cell: HeadCell): number {
  return schoolScore(cell.text) - 0.6 * degreeScore(cell.text)
}

const scored = /^(.{4,60}?)[\s,;|–-]+((?:c?gpa|grade|score)\s*[:=]?\s*[\d.].*)$/i

/** `Full Stack Development GPA: 98` below a school and its dates names what was studied. */
function studied(unit: Unit | undefined): Found | undefined {
  const [, field = ''] = scored.exec(unit?.text ?? '') ?? []
  return unit && field !== '' && wordCount(field) <= 6
    ? { value: field, confidence: 0.6, source: unit.source }
    : undefined
}

/** `Metropolitan Community College – Longview, Associate of Arts`: one of its houses, between the school and the degree. */
function findCampus(cells: readonly HeadCell[], school: HeadCell, degree: HeadCell | undefined): HeadCell | undefined {
  const at = cells.indexOf(school)
  const next = cells[at + 1]
  const isBetween = next?.joint !== undefined && next.row === school.row && next.row === degree?.row
  if (!next || !isBetween || next.kind !== 'name' || cells.indexOf(degree as HeadCell) !== at + 2) return undefined
  return /^\p{Lu}[\p{L} ]+$/u.test(next.text) && wordCount(next.text) <= 2 && !isField(next.text) ? next : undefined
}

function readEntry({ head, body }: Raw, habit: Habit, left: Unit[]): ReadEducation | undefined {
  const cells = cellsOf(head)
  const hasSchool = cells.some((cell) => cell.kind === 'name' && schoolWorth(cell) > 0.5)
  const isAside = ({ kind, text }: HeadCell) => kind === 'name' && (isGrade(text) || (hasSchool && isBoard(text)))
  const grades = cells.filter(isAside)
  const names = cells.filter((cell) => cell.kind === 'name' && !isAside(cell))
  const school = best(names, schoolWorth, 0.5)
  const degree = best(
    names.filter((cell) => cell !== school),
    (cell) => degreeScore(cell.text),
    0.4,
  )
  const others = names.filter((cell) => cell !== school && cell !== degree)
  const period = readPeriod(head)
  const entry: ReadEducation = { description: [] }
  let rest = others
  const isAt = (cell: HeadCell, place: Place | undefined) => cell.row === place?.row && cell.bold === place.bold
  const usual = others.find((cell) => isAt(cell, habit.school))
  // Where neither is told by its words, the degree stands where the other entries have theirs.
  const isDegree = (cell: HeadCell) => !school && !degree && others.length > 1 && isAt(cell, habit.degree)
  const schoolCell =
    school ?? usual ?? others.find((cell) => !isField(cell.text) && !isDegree(cell)) ?? (degree ? others[0] : undefined)
  if (schoolCell) {
    const campus = findCampus(cells, schoolCell, degree)
    const value = campus ? `${schoolCell.text} – ${campus.text}` : schoolCell.text
    entry.institution = { value, confidence: school ? 0.92 : 0.55, source: schoolCell.source }
    rest = rest.filter((cell) => cell !== schoolCell && cell !== campus)
  }
  const degreeCell = degree ?? (schoolCell ? rest[0] : undefined)
  if (degreeCell) {
    rest = rest.filter((cell) => cell !== degreeCell)
    const beside = rest.find(
      (cell) => (cell.joint !== undefined && cell.row === degreeCell.row) || isFieldOf(cell, degreeCell),
    )
    const whole = degreeCell.text.replace(/\s+(?:in|of)$/i, '')
    // `Associate of Occupational Studies - Culinary Arts`: the field comes after the dash.
    const parts = beside && ofDegree.test(whole) ? { degree: whole, field: '' } : splitDegree(whole)
    const sure = degree ? 0.9 : 0.5
    entry.degree = { value: parts.degree, confidence: sure, source: degreeCell.source }
    const after = rest[rest.findIndex((cell) => cell.row === degreeCell.row)]
    const isName = (cell: HeadCell) => wordCount(cell.text) <= 6 && !isDetail(cell.text)
    const fieldCell =
      parts.field === ''
        ? (rest.find((cell) => isField(cell.text) && isName(cell)) ??
          (after && isName(after)
            ? after
            : rest.find(
                (cell) => isName(cell) && !/[\d.:]/.test(cell.text) && Math.abs(cell.row - degreeCell.row) <= 2,
              )))
        : undefined
    if (parts.field !== '') entry.field = { value: parts.field, confidence: sure, source: degreeCell.source }
    else if (fieldCell) {
      entry.field = { value: fieldCell.text.replace(/^in\s+/i, ''), confidence: 0.7, source: fieldCell.source }
      rest = rest.filter((cell) => cell !== fieldCell)
    }
  }
  const field = entry.degree ? undefined : studied(body[0])
  if (field) entry.field = field
  const [place, ...places] = cells.filter((cell) => cell.kind === 'place')
  if (place) entry.location = { value: place.text, confidence: 0.85, source: place.source }
  if (period) entry.period = period
  const { lines, labels } = readBody(body)
  left.push(...labels)
  const extra = [
    ...rest,
    ...grades,
    ...places,
    ...cells.filter((cell) => cell.kind === 'link' || cell.kind === 'duration'),
  ]
  entry.description = [...extra.map(({ text, source }): BodyLine => ({ kind: 'paragraph', text, source })), ...lines]
  return entry.institution || entry.degree || entry.description.length > 0 ? entry : undefined
}

function isFieldOf(cell: HeadCell, degree: HeadCell): boolean {
  return (
    Math.abs(cell.row - degree.row) <= 1 && isField(cell.text) && wordCount(cell.text) <= 5 && !/[\d.:]/.test(cell.text)
  )
}

function best(cells: readonly HeadCell[], score: (cell: HeadCell) => number, least: number): HeadCell | undefined {
  let chosen: HeadCell | undefined
  let worth = least
  for (const cell of cells) {
    const own = score(cell)
    if (own > worth) {
      chosen = cell
      worth = own
    }
  }
  return chosen
}
