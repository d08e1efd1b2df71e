// The top of a resume: name, professional title, contacts, and sometimes the summary.

import { makeUnits } from '../entries/units.ts'
import { leadingLabel } from '../forms/field-labels.ts'
import type { Given } from '../forms/form.ts'
import type { BodyLine, Found } from '../found.ts'
import { type Cell, type Line, withCells, wordCount } from '../line.ts'
import type { Section } from '../sections/split-sections.ts'
import { titleScore } from '../words/title-words.ts'
import { chooseWebsite } from './contact-links.ts'
import type { Contacts } from './contacts.ts'
import { isDocumentTitle } from './document-title.ts'
import { findPlace } from './find-address.ts'
import { findContacts } from './find-contacts.ts'
import { findNameLine, joinBlocks, joinName, leadWithLargest, partContacts, partName, readName } from './find-name.ts'
import { summaryLabel } from './summary-label.ts'

export type ReadHeader = {
  name?: Found /** Where the text itself parts the names; else `name` is the whole. */
  lastName?: Found
  title?: Found
  /** Behind the name: `RN`, `P.E.` */
  letters: Found[]
  contacts: Contacts
  summary: BodyLine[]
  left: Found[]
}

/** `CURRICULUM VITAE      Ada Byron` */
function withoutDocumentTitle(line: Line): Line {
  const [first, ...others] = line.cells
  return first && others.length > 0 && isDocumentTitle(first.text) ? withCells(line, others) : line
}

/** `top`: the sections without a heading and those of contacts and profiles, in reading order. */
export function readHeader(top: readonly Section[], given: Given = {}): ReadHeader {
  const ofKind = (test: (section: Section) => boolean) => top.filter(test).flatMap((section) => section.lines)
  const ordered = [...ofKind(({ kind }) => kind === 'header'), ...ofKind(({ kind }) => kind !== 'header')]
  const isGiven = (line: Line) => Object.values(given).some((found) => found.value === line.text)
  const lines = joinName(
    joinBlocks(
      ordered
        .filter((line) => !isGiven(line) && !isDocumentTitle(line.text))
        .map(withoutDocumentTitle)
        .map(leadWithLargest)
        .map(partName)
        .map(partContacts),
    ),
  )
  const nameLine = given.name ? undefined : findNameLine(lines)
  const { name, after, letters } = nameLine ? readName(nameLine) : { name: undefined, after: undefined, letters: [] }
  const others = lines.filter((line) => line !== nameLine)
  const { contacts, rest } = findContacts(
    nameLine?.cells.slice(1).length ? [withCells(nameLine, nameLine.cells.slice(1)), ...others] : others,
  )
  chooseWebsite(contacts)
  if (given.location)
    contacts.location = { ...given.location, value: findPlace(given.location.value) ?? given.location.value }
  const free = rest.filter(({ cells }) => cells.length > 0)
  const header: ReadHeader = { letters, contacts, summary: [], left: [] }
  const known = given.name ?? name
  if (known) header.name = known
  const beside = given.title ?? (after && !isDocumentTitle(after.value) ? after : undefined)
  if (beside) header.title = beside
  const isProse = new Set(proseLines(free.map(({ line }) => line)))
  const title = header.title
    ? undefined
    : findTitle(
        free.filter(({ line }) => !isProse.has(line)),
        nameLine,
      )
  if (title)
    header.title = {
      value: title.text.slice(leadingLabel(title.text, titleLabels)?.length ?? 0),
      confidence: titleScore(title.text) > 0 ? 0.9 : 0.6,
      source: [title.cell.source],
    }
  const prose = new Set(
    proseLines(free.filter((one) => isWhole(one) && one.line !== title?.line).map(({ line }) => line)),
  )
  const summary = makeUnits([...prose])
  header.summary = summary.map((unit) => ({
    kind: unit.bullet ? 'bullet' : 'paragraph',
    text: unit.text.slice(summaryLabel(unit.text)?.length ?? 0),
    source: unit.source,
  }))
  for (const { line, cells } of free) {
    if (prose.has(line)) continue
    for (const { text, cell } of cells)
      if (cell !== title?.cell || text !== title.text)
        header.left.push({ value: text, confidence: 0.3, source: [cell.source] })
  }
  return header
}

const titleLabels = ['title', 'position'] as const

type Free = { line: Line; cells: { text: string; cell: Cell }[] }

/** Nothing was taken out of it: dashes part the contacts of a line, and the thoughts of a sentence. */
function isWhole({ line, cells }: Free): boolean {
  if (cells.length === 1) return true
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  return (
    line.cells.length === 1 &&
    / [–—-] /.test(line.text) &&
    letters(line.text) === letters(cells.map(({ text }) => text).join(''))
  )
}

/** A short line beside the name; one with the words of a title first. */
function findTitle(
  free: readonly Free[],
  nameLine: Line | undefined,
): { text: string; cell: Cell; line: Line } | undefined {
  // A name may stand twice: in the title of a web page and in its text.
  const names = nameLine
    ? [nameLine, ...free.map(({ line }) => line).filter((line) => line.text === nameLine.text)]
    : []
  let best: { text: string; cell: Cell; line: Line; worth: number } | undefined
  free.slice(0, 10).forEach(({ line, cells }, index) => {
    cells.forEach(({ text, cell }) => {
      const words = wordCount(text)
      if (
        words > 14 ||
        words === 0 ||
        /[.!?]$/.test(text) ||
        (/\d/.test(text) && titleScore(text) <= 0) ||
        /^\p{Ll}/u.test(text) ||
        text === nameLine?.text ||
        isDocumentTitle(text) ||
        // `Visa: New Zealand resident`
        (/^\p{L}[\p{L} ]{1,20}:\s/u.test(text) && leadingLabel(text, titleLabels) === undefined)
      )
        return
      const below = Math.min(
        ...names.filter((name) => name.page === line.page && name.y <= line.y).map((name) => line.y - name.y),
      )
      const near = Math.max(0, 1.4 - (0.45 * below) / Math.max(8, nameLine?.size ?? 0))
      const worth =
        titleScore(text) + near - 0.15 * index + (cell.size > 11 ? 0.3 : 0) + (line.level === undefined ? 0 : 0.4)
      if (worth > (best?.worth ?? 0.75)) best = { text, cell, line, worth }
    })
  })
  return best
}

/** Lines of running text: a sentence, or several lines of it. */
function proseLines(lines: readonly Line[]): Line[] {
  return makeUnits(lines)
    .filter((unit) => wordCount(unit.text) >= 12 || (wordCount(unit.text) >= 7 && /[.!]$/.test(unit.text)))
    .flatMap((unit) => unit.lines)
}
