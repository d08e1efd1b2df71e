// A form as the resume it stands for: `Name: …`, `Employer: …`, `Skills: …` become the lines and headings that any
// other resume has, in its order.

import { findDates, hasPeriod, isPeriodAlone } from '../dates/find-dates.ts'
import type { ReadExperience } from '../entries/read-experience.ts'
import { isDocumentTitle } from '../header/document-title.ts'
import type { LeftLine } from '../left-over.ts'
import { isCapitals, type Line, sourceOf, wordCount } from '../line.ts'
import { headingKind } from '../sections/heading-lexicon.ts'
import { couldBeHeading, headingText } from '../sections/heading-line.ts'
import { headingLook, looksLike } from '../sections/heading-look.ts'
import type { SectionKind } from '../sections/section-kind.ts'
import { bareLines } from './bare-lines.ts'
import { type FieldLabel, readLabel } from './field-labels.ts'
import { Form, type Given } from './form.ts'
import { cellOf } from './form-lines.ts'
import { bareLabel, type Labelled, labelledParts, leadingLabel, looseLabel } from './label-line.ts'

export type Unfolded = {
  lines: Line[]
  /** The labels themselves, which say nothing of the person. */
  labels: LeftLine[]
  /** What the jobs were told by, and the jobs. */
  pieces: LeftLine[]
  jobs: ReadExperience[]
  given: Given
  /** Whether labels hold the resume: no look can be asked to tell more. */
  isForm: boolean
}

/** Sections whose own lines begin with labels. */
const labelled: readonly SectionKind[] = ['skills', 'languages', 'certifications', 'contact', 'profiles']

export function unfoldForm(original: readonly Line[]): Unfolded {
  const { lines, marks } = bareLines(original)
  const fashion = findFashion(lines)
  // Headings in people's own words are known by their look alone.
  const look = headingLook(lines, [])
  const isHeading = (line: Line) =>
    couldBeHeading(line) &&
    // `RESUME` over labels heads nothing.
    !isDocumentTitle(line.text) &&
    (headingKind(headingText(line)) !== undefined || (look !== undefined && looksLike(line, look)))
  const isColonMark = endsHeadingsInColons(lines.map((line) => ({ line, isHeading: isHeading(line) })))
  const isTop = (line: Line) =>
    (line.text.trim().endsWith(':') && !isColonMark) || line.asks || (fashion.isStacked && isField(line))
  const first = lines.findIndex((line) => isHeading(line) && !isTop(line))
  const top = first < 0 ? lines.length : first
  // If there are blank lines everywhere, they mean nothing.
  const form = new Form({
    isHeadless: first < 0 && lines.length <= 40,
    isLoose: fashion.isStacked || lines.slice(1, top).every(({ gap }) => gap >= 2),
  })
  let section: SectionKind | undefined
  let isAfterLabel: boolean = false
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line) continue
    const rows = tableAt(lines, at)
    if (rows) {
      form.takeTable(rows.labels, rows.rows)
      at += rows.rows.length
      continue
    }
    const isBelow = at >= top
    if (isBelow && isHeading(line)) {
      section = headingKind(headingText(line))
      if (section !== undefined && section !== 'experience') form.close()
    }
    const isApart: boolean = (line.gap >= 2 || isAfterLabel) && !line.bullet
    const isOpen: boolean = !isBelow || (isApart && section !== undefined && !labelled.includes(section))
    const isParted: boolean =
      isOpen || fashion.hasLabelledJobs || isCapitals(line.text) || section === 'contact' || /name/i.test(line.text)
    const parts: Labelled[] | undefined =
      isParted && !(isHeading(line) && headsProse(line, lines[at + 1]))
        ? partsOf(line, { isBelow, section, ...fashion })
        : undefined
    isAfterLabel = parts !== undefined
    if (parts) form.take(parts, line)
    else form.keep(line, { isBelow })
  }
  const unfolded = form.unfold()
  if (!unfolded)
    return {
      lines: marks.length > 0 ? lines : [...original],
      labels: marks,
      pieces: [],
      jobs: [],
      given: {},
      isForm: false,
    }
  return { ...unfolded, labels: [...unfolded.labels, ...marks] }
}

/** `WORK EXPERIENCE:` above jobs with lists of their own heads a section, and is no label with a value below. */
function endsHeadingsInColons(lines: readonly { line: Line; isHeading: boolean }[]): boolean {
  const from = lines.findIndex(({ line, isHeading }) => isHeading && headingKind(headingText(line)) === 'experience')
  if (from < 0 || !lines[from]?.line.text.trim().endsWith(':')) return false
  const rest = lines.slice(from + 1)
  const end = rest.findIndex(({ isHeading }) => isHeading)
  const own = rest.slice(0, end < 0 ? rest.length : end).map(({ line }) => line)
  const isDated = ({ text }: Line) => hasPeriod(text)
  if (own.filter(({ bullet }) => bullet).length >= 2) return own.some((line) => !line.bullet && isDated(line))
  const dates = own.filter(({ text }) => isPeriodAlone(text))
  if (dates.length >= 2) return own.length >= 4 * dates.length
  // `Larkspur Drive-In - Carhop (May 2022 - Aug 2023)` below a blank line, and what was done below it.
  const heads = own.filter((line, at) => isDated(line) && (at === 0 || line.gap >= 2))
  return heads.length >= 2 && own.length >= 2 * heads.length
}

/** `Who I am` asks for a name in a form, and heads a paragraph in larger or bolder letters than it has. */
function headsProse(line: Line, below: Line | undefined): boolean {
  if (!below || wordCount(below.text) < 8) return false
  return (line.bold && !below.bold) || line.size > below.size + 0.6
}

type Fashion = {
  /** Labels on lines of their own, with the values below. */
  isStacked: boolean
  /** Labels with nothing behind them but a space. */
  isUnsigned: boolean
  /** Jobs told by labels under a heading. */
  hasLabelledJobs: boolean
}

function findFashion(lines: readonly Line[]): Fashion {
  const fields = lines.flatMap((line) => (leadingLabel(line) ? fieldsOf(labelledParts(line)) : []))
  const stacked = lines.filter(isField).flatMap((line) => fieldsOf([bareLabel(line)]))
  const unsigned = lines.flatMap((line) => fieldsOf([looseLabel(line)]))
  const has = (...wanted: FieldLabel[]) => wanted.some((field) => fields.includes(field))
  return {
    isStacked: stacked.length > 2 && stacked.some((field) => field === 'name' || field === 'company'),
    isUnsigned: fields.length < unsigned.length && unsigned[0] === 'name' && unsigned.length > 2,
    hasLabelledJobs: has('company') && has('position', 'title') && has('period', 'from', 'length'),
  }
}

/** `LinkedIn` under an icon and `Work` above the jobs stand alone in any resume. */
function isField(line: Line): boolean {
  return fieldsOf([bareLabel(line)]).some((field) => field !== 'contact' && headingKind(line.text) === undefined)
}

function fieldsOf(parts: readonly (Labelled | undefined)[] | undefined): FieldLabel[] {
  return parts?.flatMap((part) => (part?.label && 'field' in part.label ? [part.label.field] : [])) ?? []
}

const ofJobs: readonly FieldLabel[] = ['company', 'position', 'title', 'period', 'from', 'to', 'length', 'duties']

function partsOf(
  line: Line,
  { isBelow, section, ...fashion }: Fashion & { isBelow: boolean; section: SectionKind | undefined },
): Labelled[] | undefined {
  const parts = labelledParts(line)
  if (isBelow) {
    const isOfJob = fieldsOf(parts).some((field) => ofJobs.includes(field))
    if (fashion.hasLabelledJobs && isOfJob) return parts?.map(asPosition)
    const alone = bareLabel(line)
    // `WHO`, as a heading of its own; `WHO I AM` is that of a profile.
    const isName = alone?.label && 'field' in alone.label && alone.label.field === 'name'
    if (isName && headingKind(headingText(line)) === undefined) return [alone]
    if (fieldsOf(parts).some((field) => /name$/.test(field)) && section !== 'references') return parts
    const own = leadingLabel(line)
    // `Nome` and the name in the cell beside it, below `Dati personali`.
    if (own && section === 'contact' && fieldsOf([own]).some((field) => /name$/.test(field))) return [own]
    // Below the first heading only a section's label says more than its entry does.
    // `Internship – Larkspur Foods (2018)` among jobs is one of them.
    const isSection =
      own?.label &&
      'section' in own.label &&
      own.value &&
      own.label.section !== section &&
      !own.name.text.includes(' of ')
    return own && isSection ? [own] : undefined
  }
  const alone = line.asks || fashion.isStacked ? bareLabel(line) : undefined
  if (line.asks) return [alone ?? { label: undefined, name: nameOf(line), value: undefined }]
  const loose = looseLabel(line)
  // `Previous position Waitress at Spice Garden, 2016 to 2017`
  const isTimed =
    /^(?:current|present|previous|past|former|last|latest|other|old)\s/i.test(line.text) &&
    loose?.label &&
    'field' in loose.label &&
    loose.label.when &&
    findDates(line.text).length > 0
  const own = parts ?? alone ?? leadingLabel(line) ?? (fashion.isUnsigned || isTimed ? loose : undefined)
  return own && ('label' in own ? [own] : own)
}

/** What stands as a title under `Experience` is one of a job. */
function asPosition(part: Labelled): Labelled {
  const isTitle = part.label && 'field' in part.label && part.label.field === 'title'
  return isTitle ? { ...part, label: { field: 'position' } } : part
}

function nameOf(line: Line): Labelled['name'] {
  return { text: line.text, source: sourceOf(line) }
}

/** A row of labels, and the rows of values under it. */
function tableAt(lines: readonly Line[], at: number): { labels: Labelled[]; rows: Line[] } | undefined {
  const head = lines[at] && splitRow(lines[at])
  const labels = head?.cells.map((cell): Labelled => {
    // `To | present` isn't a head of anything.
    const label = /^(?:present|now|current|today)$/i.test(cell.text) ? undefined : readLabel(cell.text)
    return { label, name: { text: cell.text, source: [cell.source] }, value: undefined }
  })
  const fields = fieldsOf(labels)
  if (!labels || labels.length < 2 || fields.length < Math.max(2, labels.length - 1) || new Set(fields).size < 2)
    return undefined
  const rows: Line[] = []
  for (const line of lines.slice(at + 1)) {
    const row = splitRow(line)
    if (row.cells.length !== labels.length || row.gap >= 2) break
    rows.push(row)
  }
  return rows.length > 0 ? { labels, rows } : undefined
}

/** `full_name,email,current_title` */
function splitRow(line: Line): Line {
  const [cell] = line.cells
  const [sign = ''] = /;|,(?=\S)/.exec(cell?.text ?? '') ?? []
  if (!cell || line.cells.length > 1 || sign === '') return line
  return { ...line, cells: cell.text.split(sign).map((text) => cellOf(cell, text.trim())) }
}
