// Entries told row by row, as in a Europass or a table with a head: `Dates | 2014 – 2016`, `Designation : Technician`.

import { findDates } from '../dates/find-dates.ts'
import { splitDegree } from '../entries/degree.ts'
import type { ReadEducation } from '../entries/read-education.ts'
import type { ReadExperience } from '../entries/read-experience.ts'
import type { BodyLine, Found, FoundPeriod } from '../found.ts'
import type { RowKind } from '../languages/_words.ts'
import type { LeftLine } from '../left-over.ts'
import { type Cell, type Line, sourceOf } from '../line.ts'
import { headingKind } from '../sections/heading-lexicon.ts'
import { couldBeHeading, headingText } from '../sections/heading-line.ts'
import { placeScore } from '../words/places.ts'
import { readLabel } from './field-labels.ts'
import { lineOfCells } from './form-lines.ts'
import { readEmployer } from './job-text.ts'
import { rowKind } from './row-labels.ts'

export type Rows = {
  /** The lines that are in no entry. */
  lines: Line[]
  labels: LeftLine[]
  pieces: LeftLine[]
  jobs: ReadExperience[]
  education: ReadEducation[]
}

type Section = 'experience' | 'education'
type Row = { kind: RowKind; label: LeftLine; values: Cell[] }
type Entry = { section: Section; first: number; end: number; rows: Row[]; duties: Line[] }

export function readRows(original: readonly Line[]): Rows {
  const lines = joinLabels(original)
  const entries = findEntries(lines)
  const taken = new Set(entries.flatMap(({ first, end }) => lines.slice(first, end)))
  const rows = entries.flatMap((entry) => entry.rows)
  const labels = rows.map(({ label }) => label)
  const contacts = entries.length > 0 ? findContactRows(lines) : new Set()
  const bare = lines.map((line) => {
    const [label, ...values] = line.cells
    if (!label || !contacts.has(line)) return line
    labels.push({ text: label.text, source: [label.source] })
    return lineOfCells(line, values)
  })
  return {
    lines: bare.filter((_, at) => !lines.slice(at, at + 1).some((line) => taken.has(line))),
    labels,
    pieces: [
      ...rows.flatMap(({ values }) => values.map((cell) => ({ text: cell.text, source: [cell.source] }))),
      ...entries.flatMap(({ duties }) => duties.map((line) => ({ text: line.text, source: sourceOf(line) }))),
    ],
    jobs: entries.filter(({ section }) => section === 'experience').map(readJob),
    education: entries.filter(({ section }) => section === 'education').map(readStudy),
  }
}

/** `Name of organisation providing | Hexley College` above `education`: the label wraps beside its value. */
function joinLabels(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const [label, value, ...more] = above?.cells ?? []
    const text = `${label?.text ?? ''} ${line.text}`
    const isBelow =
      label !== undefined &&
      value !== undefined &&
      line.cells.length === 1 &&
      /^\p{Ll}/u.test(line.text) &&
      line.end < value.x &&
      Math.min(Math.abs(line.end - label.end), Math.abs(line.x - label.x)) < 3 &&
      [rowKind(text, 'experience'), rowKind(text, 'education')].some((kind) => kind !== undefined)
    if (above && isBelow) joined[joined.length - 1] = lineOfCells(above, [{ ...label, text }, value, ...more])
    else joined.push(line)
  }
  return joined
}

/** `Telephone | 07700 900123` below `Personal information`; names are told by their labels later on. */
function findContactRows(lines: readonly Line[]): ReadonlySet<Line> {
  let isContact = false
  return new Set(
    lines.filter((line) => {
      const kind = couldBeHeading(line) ? headingKind(headingText(line)) : undefined
      if (kind) isContact = kind === 'contact'
      const label = isContact && line.cells.length > 1 ? readLabel(line.cells[0]?.text ?? '') : undefined
      return label !== undefined && 'field' in label && (label.field === 'contact' || label.field === 'location')
    }),
  )
}

function findEntries(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = []
  let section: Section | undefined
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]
    const kind = line && couldBeHeading(line) ? headingKind(headingText(line)) : undefined
    const isRow = section && line && rowAt(line, section)
    if (kind && !isRow) section = kind === 'experience' || kind === 'education' ? kind : undefined
    const found = section ? (tableAt(lines, at, section) ?? entryAt(lines, at, section)) : []
    entries.push(...found)
    at = found.at(-1)?.end ?? at + 1
  }
  return entries
}

/** Rows from here on until a thing is told a second time; those of one entry tell at least two of who, what and when. */
function entryAt(lines: readonly Line[], first: number, section: Section): Entry[] {
  const entry: Entry = { section, first, end: first, rows: [], duties: [] }
  const has = (kind: RowKind) => entry.rows.some((row) => row.kind === kind)
  for (const line of lines.slice(first)) {
    const row = rowAt(line, section)
    const last = entry.rows.at(-1)
    if (row) {
      // `Duties:` and `Achievements:` both tell of one job.
      if (has(row.kind) && row.kind !== 'duties' && row.kind !== 'aside') break
      entry.rows.push(row)
    } else if (last && !(couldBeHeading(line) && !line.bullet && headingKind(headingText(line)) !== undefined)) {
      // Below who, what and when there is nothing left to tell but what was done.
      const isToldInFull = section === 'experience' && has('company') && has('position') && has('period')
      const isListed = line.bullet || last.kind === 'duties' || (isToldInFull && line.gap < 2)
      // A label alone has its value below it.
      if (last.kind !== 'duties' && (last.values.length === 0 || goesOn(line, last))) last.values.push(...line.cells)
      else if (isListed && line.cells.length === 1) entry.duties.push(line)
      else break
    } else break
    entry.end++
  }
  const told = entry.rows.filter(({ kind, values }) => kind !== 'aside' && kind !== 'duties' && values.length > 0)
  return told.length >= 2 && (has('company') || has('position') || has('school') || has('degree')) ? [entry] : []
}

/** Below a value and on its edge, without a label: more of it. */
function goesOn(line: Line, { kind, label, values }: Row): boolean {
  const [first] = values
  // Dates are whole once they are told, and text has no edges.
  if (kind === 'period' && values.some(({ text }) => findDates(text).length > 0)) return false
  const isBeside = first !== undefined && label.source[0] !== first.source
  return isBeside && line.cells.length === 1 && !line.bullet && Math.abs(line.x - first.x) < 3 && line.gap < 1.8
}

function rowAt(line: Line, section: Section): Row | undefined {
  const [first, ...rest] = line.cells
  if (!first) return undefined
  const inside = /^([^:]{2,60}?)\s*:\s*(.*)$/.exec(first.text)
  const name = inside?.[1] ?? first.text
  const kind = rowKind(name, section)
  if (!kind || (!inside && rest.length === 0 && !first.text.endsWith(':') && kind !== 'duties')) return undefined
  const values = [...(inside?.[2] ? [{ ...first, text: inside[2] }] : []), ...rest]
    .map((cell) => ({ ...cell, text: cell.text.replace(/^[:–-]\s*/, '') }))
    .filter(({ text }) => text !== '')
  return { kind, label: { text: name, source: [first.source] }, values }
}

/** A head of labels over rows of as many cells. */
function tableAt(lines: readonly Line[], at: number, section: Section): Entry[] | undefined {
  const head = lines[at]?.cells ?? []
  const kinds = head.map(({ text }) => rowKind(text, section))
  const known = kinds.filter((kind) => kind !== undefined)
  const isNamed = known.some((kind) => kind !== 'period' && kind !== 'aside')
  if (head.length < 3 || known.length < head.length - 1 || new Set(known).size < known.length || !isNamed)
    return undefined
  const rows: Entry[] = []
  for (const [below, line] of lines.slice(at + 1).entries()) {
    if (line.cells.length !== head.length) break
    rows.push({
      section,
      first: below === 0 ? at : at + 1 + below,
      end: at + 2 + below,
      duties: [],
      rows: line.cells.map((cell, column) => ({
        kind: kinds[column] ?? 'aside',
        label: {
          text: below === 0 ? (head[column]?.text ?? '') : '',
          source: below === 0 && head[column] ? [head[column].source] : [],
        },
        values: [cell],
      })),
    })
  }
  return rows.length > 0 ? rows : undefined
}

function foundIn({ rows }: Entry, kind: RowKind): Found | undefined {
  const row = rows.find((one) => one.kind === kind && one.values.length > 0)
  return (
    row && {
      value: row.values.map(({ text }) => text).join(', '),
      confidence: 0.9,
      source: row.values.map(({ source }) => source),
    }
  )
}

function periodOf(entry: Entry): FoundPeriod | undefined {
  const found = foundIn(entry, 'period')
  const [date] = findDates(found?.value ?? '')
  if (!found || !date) return undefined
  return { from: date.from, to: date.to, current: date.current, confidence: 0.9, source: found.source }
}

function asides({ rows, duties }: Entry): BodyLine[] {
  const told = rows.filter(({ kind }) => kind === 'duties').flatMap(({ values }) => values)
  return [
    ...told.map((cell): BodyLine => ({ kind: 'bullet', text: cell.text, source: [cell.source] })),
    ...duties.map((line): BodyLine => ({ kind: 'bullet', text: line.text, source: sourceOf(line) })),
  ]
}

function readJob(entry: Entry): ReadExperience {
  const employer = foundIn(entry, 'company')
  const position = foundIn(entry, 'position')
  const period = periodOf(entry)
  const { company, rest } = partEmployer(employer?.value ?? '')
  return {
    ...(employer ? { company: { ...employer, value: company } } : {}),
    ...(employer && rest.length > 0 ? { location: { ...employer, value: rest.join(', ') } } : {}),
    ...(position ? { position } : {}),
    // One date alone is when the work began.
    ...(period
      ? { period: period.from === '' && !period.current ? { ...period, from: period.to, to: '' } : period }
      : {}),
    description: asides(entry),
  }
}

/** `Marsh & Cole, Leeds` and `Padaria Aurora – Campinas/SP` */
function partEmployer(text: string): { company: string; rest: string[] } {
  const [, name, place] = /^(.+?)\s+[–—-]\s+([^–—]+)$/.exec(text) ?? []
  if (name && place && placeScore(place) >= 1.5) return { company: name, rest: [place] }
  return readEmployer(text)
}

function readStudy(entry: Entry): ReadEducation {
  const institution = foundIn(entry, 'school')
  const degree = foundIn(entry, 'degree')
  const period = periodOf(entry)
  const parts = splitDegree(degree?.value ?? '')
  const field =
    foundIn(entry, 'field') ?? (degree && parts.field !== '' ? { ...degree, value: parts.field } : undefined)
  return {
    ...(institution ? { institution } : {}),
    ...(degree ? { degree: { ...degree, value: foundIn(entry, 'field') ? degree.value : parts.degree } } : {}),
    ...(field ? { field } : {}),
    ...(period ? { period } : {}),
    description: asides(entry),
  }
}
