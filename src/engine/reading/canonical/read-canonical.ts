// Reads the canonical text of a resume (resume/canonical-text.ts) back, value by value.
import {
  canonicalHeadings,
  contactLabels,
  isPeriodLine,
  linkLabel,
  otherHeading,
} from '#engine/resume/canonical-text.ts'
import { monthNames, present } from '#engine/resume/dates.ts'
import { contactKinds } from '#engine/resume/links.ts'
import type { SectionId } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'
import type { Parts } from '../assemble.ts'
import type { BodyLine, Found, FoundPeriod } from '../found.ts'
import type { ReadHeader } from '../header/read-header.ts'
import type { ReadCategory, ReadSkill } from '../lists/read-skills.ts'
import type { SourceSpan } from '../segment.ts'
import { indexOfBare, splitBare, unescapeMarks } from './escapes.ts'

/** A line with the number of the line it is in the text. */
type Row = { text: string; at: number }

export type Canonical = { parts: Parts; other: Row[] }

type Group = { section: SectionId | 'header' | 'other'; rows: Row[] }

export function readCanonical(text: string): Canonical {
  const groups = splitGroups(text)
  const rowsOf = (section: Group['section']) =>
    groups.filter((group) => group.section === section).flatMap(({ rows }) => rows)
  const filled = (section: SectionId) => rowsOf(section).filter((row) => row.text !== '')
  return {
    parts: {
      header: readHeader(rowsOf('header').filter((row) => row.text !== '')),
      summary: readLines(filled('summary')),
      experiences: splitEntries(rowsOf('experience')).map((rows) => {
        const { slots, period, description } = readEntry(rows, 3)
        return {
          ...named({ position: slots[0], company: slots[1], location: slots[2] }),
          ...named({ period }),
          description,
        }
      }),
      education: splitEntries(rowsOf('education')).map((rows) => {
        const { slots, period, description } = readEntry(rows, 4)
        return {
          ...named({ degree: slots[0], field: slots[1], institution: slots[2], location: slots[3] }),
          ...named({ period }),
          description,
        }
      }),
      skills: filled('skills').map(readCategory),
      projects: splitEntries(rowsOf('projects')).map((rows) => {
        const [first] = rows
        const [name, url] = readSlots(first ?? { text: '', at: 0 }, 2)
        return { name: name ?? empty(first), ...named({ url }), description: readLines(rows.slice(1)) }
      }),
      certifications: filled('certifications').map((row) => {
        const [name, issuer, date] = readSlots(row, 3)
        return {
          name: name ?? empty(row),
          ...named({ issuer, date: date && { ...date, value: readDate(date.value) } }),
          rest: [],
        }
      }),
      languages: filled('languages').map((row) => {
        const colon = indexOfBare(row.text, ':')
        const name = colon < 0 ? row.text : row.text.slice(0, colon)
        const level = colon < 0 ? '' : row.text.slice(colon + 1).trim()
        return {
          name: found(unescapeMarks(name.trim()), row),
          ...named({ level: level === '' ? undefined : found(level, row) }),
        }
      }),
    },
    other: rowsOf('other')
      .filter((row) => row.text !== '')
      .map((row) => ({ ...row, text: unguard(row.text) })),
  }
}

function splitGroups(text: string): Group[] {
  const groups: Group[] = [{ section: 'header', rows: [] }]
  text.split('\n').forEach((line, at) => {
    const trimmed = line.trim()
    const section = trimmed === otherHeading ? 'other' : canonicalHeadings.get(trimmed)
    if (section) groups.push({ section, rows: [] })
    else groups.at(-1)?.rows.push({ text: trimmed, at })
  })
  return groups
}

function named<T extends Record<string, unknown>>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> }
function named(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function found(value: string, { text, at }: Row): Found {
  const span: SourceSpan = { kind: 'characters', paragraph: at, start: 0, end: text.length }
  return { value, confidence: 1, source: [span] }
}

function empty(row: Row | undefined): Found {
  return found('', row ?? { text: '', at: 0 })
}

function readHeader(rows: readonly Row[]): ReadHeader {
  const header: ReadHeader = { letters: [], contacts: { links: [] }, summary: [], left: [] }
  for (const row of rows) {
    const label = /^(\w+):\s*(.*)$/.exec(row.text)
    const kind = contactKinds.find((one) => contactLabels[one] === label?.[1])
    const value = label?.[2] ?? ''
    if (kind) header.contacts[kind] = found(value, row)
    else if (label?.[1] === linkLabel) {
      const [name, url] = readSlots({ ...row, text: value }, 2)
      header.contacts.links.push({ ...(url ?? empty(row)), ...named({ label: name }) })
    } else if (label?.[1] === 'Name') {
      const [first, last] = readSlots({ ...row, text: value }, 2)
      header.name = first ?? empty(row)
      header.lastName = last ?? empty(row)
    } else if (label?.[1] === 'Title') header.title = found(value, row)
    else if (!header.name && !header.title) header.name = found(row.text, row)
    else if (!header.title) header.title = found(row.text, row)
    else header.left.push(found(row.text, row))
  }
  return header
}

/** Entries stand apart by empty lines. */
function splitEntries(rows: readonly Row[]): Row[][] {
  const entries: Row[][] = []
  let isOpen = false
  for (const row of rows) {
    if (row.text === '') isOpen = false
    else if (isOpen) entries.at(-1)?.push(row)
    else {
      entries.push([row])
      isOpen = true
    }
  }
  return entries
}

function readEntry(
  [first, ...rest]: Row[],
  count: number,
): { slots: (Found | undefined)[]; period?: FoundPeriod; description: BodyLine[] } {
  const slots = first ? readSlots(first, count) : []
  const [second] = rest
  if (!second || !isPeriodLine(second.text)) return { slots, description: readLines(rest) }
  const period = readPeriod(second)
  return { slots, ...(period ? { period } : {}), description: readLines(rest.slice(1)) }
}

/** More bars than places: what is too much stays with the last. */
function readSlots(row: Row, count: number): (Found | undefined)[] {
  const parts = splitBare(row.text, '|').map((part) => unescapeMarks(part.trim()))
  const surplus = parts.slice(count).filter((part) => part !== '')
  const kept = parts.slice(0, count)
  if (surplus.length > 0) kept[count - 1] = [kept[count - 1], ...surplus].join(' | ')
  return kept.map((part) => (part === '' ? undefined : found(part, row)))
}

function readPeriod(row: Row): FoundPeriod | undefined {
  const dash = /(?:^|\s)–(?:\s|$)/.exec(row.text)
  const { source } = found('', row)
  const start = dash ? row.text.slice(0, dash.index) : row.text
  const end = dash ? row.text.slice(dash.index + dash[0].length).trim() : ''
  const period = {
    from: readDate(start.trim()),
    to: end === present ? '' : readDate(end),
    current: end === present,
    confidence: 1,
    source,
  }
  return period.from === '' && period.to === '' && !period.current ? undefined : period
}

/** `15 January 2019`, `January 2019` and `2019` as the resume holds them; anything else as it is written. */
function readDate(text: string): string {
  const match = /^(?:(?:(\d{1,2}) )?([A-Z][a-z]+) )?(\d{4})$/.exec(text)
  const month = match?.[2] === undefined ? 0 : monthNumber(match[2])
  if (!match?.[3] || (match[2] !== undefined && month === 0)) return unescapeMarks(text)
  const parts = [match[3], month === 0 ? undefined : String(month), match[1]]
  return parts.flatMap((part) => (part === undefined ? [] : [part.padStart(2, '0')])).join('-')
}

function readCategory(row: Row): ReadCategory {
  const colon = indexOfBare(row.text, ':')
  const name = colon < 0 ? '' : unescapeMarks(row.text.slice(0, colon).trim())
  const list = row.text.slice(colon + 1).trim()
  const separator = indexOfBare(list, ';') < 0 ? ',' : ';'
  const skills = splitBare(list, separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => readSkill(item, row))
  return { ...named({ name: name === '' ? undefined : found(name, row) }), skills }
}

function readSkill(item: string, row: Row): ReadSkill {
  const match = /^(.*) \(([\d.]+)\/5\)$/.exec(item)
  const level = Number(match?.[2])
  if (!match?.[1] || !(level >= 1 && level <= 5)) return found(unescapeMarks(item), row)
  return { ...found(unescapeMarks(match[1]), row), level }
}

function readLines(rows: readonly Row[]): BodyLine[] {
  return rows.flatMap((row) => {
    const text = unguard(row.text)
    const { source } = found('', row)
    return splitLines(text).map((line) => ({ kind: line.kind, text: line.text, source }))
  })
}

/** Takes off the backslash that kept a line from being a heading. */
function unguard(line: string): string {
  return line.startsWith('\\') ? line.slice(1) : line
}

function monthNumber(word: string): number {
  const months: readonly string[] = monthNames
  return months.indexOf(word) + 1
}
