// A form as the resume it stands for: `Name: …`, `Employer: …`, `Skills: …` become the lines and headings that any
// other resume has, in its order.

import { findDates, withoutDates } from '../dates/find-dates.ts'
import type { Found } from '../found.ts'
import type { LeftLine } from '../left-over.ts'
import type { Cell, Line } from '../line.ts'
import { headingKind } from '../sections/heading-lexicon.ts'
import { couldBeHeading, headingText } from '../sections/heading-line.ts'
import type { SectionKind } from '../sections/section-kind.ts'
import { titleScore } from '../words/title-words.ts'
import type { FieldLabel } from './field-labels.ts'
import { type Labelled, labelledParts, leadingLabel } from './label-line.ts'

/** What the labels say outright. */
export type Given = { name?: Found; title?: Found; location?: Found }

export type Unfolded = {
  lines: Line[]
  /** The labels themselves, which say nothing of the person. */
  labels: LeftLine[]
  given: Given
  /** Whether labels hold the resume: no look can be asked to tell more. */
  isForm: boolean
}

/** Sections whose own lines begin with labels. */
const labelled: readonly SectionKind[] = ['skills', 'languages', 'certifications', 'contact', 'profiles']

export function unfoldForm(lines: readonly Line[]): Unfolded {
  const isHeading = (line: Line) => couldBeHeading(line) && headingKind(headingText(line)) !== undefined
  const first = lines.findIndex((line) => isHeading(line) && !line.text.trim().endsWith(':'))
  const top = first < 0 ? lines.length : first
  // Where every line stands apart, an empty line tells nothing.
  const form = new Form({ isLoose: lines.slice(1, top).every(({ gap }) => gap >= 2) })
  let section: SectionKind | undefined
  let isAfterLabel = false
  lines.forEach((line, at) => {
    if (at >= top && isHeading(line)) section = headingKind(headingText(line))
    const isApart = (line.gap >= 2 || isAfterLabel) && !line.bullet
    const isOpen = at < top || (isApart && section !== undefined && !labelled.includes(section))
    const parts = isOpen ? partsOf(line, at < top) : undefined
    isAfterLabel = parts !== undefined
    if (parts) form.take(parts, line)
    else form.keep(line, at >= top)
  })
  return form.unfold(lines)
}

function partsOf(line: Line, isTop: boolean): Labelled[] | undefined {
  const parts = labelledParts(line)
  // Below the first heading only a section's label says more than its entry does.
  if (!isTop) {
    const own = leadingLabel(line)
    return own && 'section' in own.label && own.value && !own.name.text.includes(' of ') ? [own] : undefined
  }
  if (parts) return parts
  const own = leadingLabel(line)
  return own ? [own] : undefined
}

type Job = Partial<Record<'position' | 'company' | 'period' | 'from' | 'to' | 'length' | 'duties', Line>>

class Form {
  private readonly labels: LeftLine[] = []
  private readonly top: Line[] = []
  private readonly rest: Line[] = []
  private readonly jobs: Job[] = []
  private readonly slots: Partial<Record<'name' | 'first-name' | 'last-name' | 'title' | 'wish' | 'location', Line>> =
    {}
  private isApart = false
  private fields = 0
  private sections = 0
  /** The label whose value is on the line below it. */
  private open: Labelled | undefined

  private readonly isLoose: boolean

  constructor({ isLoose }: { isLoose: boolean }) {
    this.isLoose = isLoose
  }

  take(parts: readonly Labelled[], line: Line): void {
    this.isApart = line.gap >= 2 && !this.isLoose
    for (const part of parts) {
      this.labels.push(part.name)
      this.open = part.value ? undefined : part
      if ('section' in part.label) this.openSection(part, line, part.label.section)
      // `Jobs:` alone heads the lines below it.
      else if (part.label.field === 'jobs' && !part.value) this.openSection(part, line, 'experience')
      else if (part.value) this.setField(part.label.field, part.value, line)
    }
  }

  keep(line: Line, isBelow: boolean): void {
    const { open } = this
    if (open && 'field' in open.label && !isBelow) {
      this.open = undefined
      this.setField(open.label.field, line, line)
    } else if (isBelow || this.sections > 0) this.rest.push(line)
    else this.top.push(line)
  }

  private openSection(part: Labelled, line: Line, section: SectionKind): void {
    this.sections++
    this.rest.push(headingLine(part.name.text, line, section))
    if (part.value) this.rest.push(...splitEntries(part.value, section))
  }

  private setField(field: FieldLabel, value: Line, line: Line): void {
    this.fields++
    const isSlot = field === 'name' || field === 'first-name' || field === 'last-name' || field === 'title'
    if (isSlot || field === 'wish' || field === 'location') {
      // What is said a second time keeps a line of its own.
      if (this.slots[field]) this.top.push(value)
      else this.slots[field] = value
    } else if (field === 'contact') this.top.push(...splitContact(value === line ? value : line))
    // `Worked at: Kaiseki House`, with the years under a label of their own.
    else if (field === 'jobs' && findDates(value.text).length === 0 && !/[;,]/.test(value.text))
      this.setJob('company', value)
    else if (field === 'jobs') {
      const entries = splitEntries(value, 'experience').map(asEmployer)
      this.rest.push(headingLine('Experience', line, 'experience'), ...entries)
    } else this.setJob(field, value)
  }

  /** A second employer, position or period begins a second job, and so does an empty line. */
  private setJob(field: keyof Job, value: Line): void {
    const last = this.isApart ? undefined : this.jobs.at(-1)
    this.isApart = false
    if (last && last[field] === undefined && !(field === 'from' && last.period)) last[field] = value
    else this.jobs.push({ [field]: value })
  }

  unfold(lines: readonly Line[]): Unfolded {
    const { wish, location } = this.slots
    const isForm = this.slots.name !== undefined || this.slots['last-name'] !== undefined || this.fields >= 2
    if (!isForm && this.sections === 0) return { lines: [...lines], labels: [], given: {}, isForm: false }
    const jobs = this.jobs.filter((job) => job.company !== undefined || job.period !== undefined)
    const loose = this.jobs.filter((job) => !jobs.includes(job)).flatMap(valuesOf)
    const title = this.slots.title ?? loose[0]
    const name = this.slots.name ?? joinNames(this.slots)
    const spare = this.slots.name ? [this.slots['first-name'], this.slots['last-name']] : []
    const rest = [wish, ...spare, ...loose].filter((line) => line !== undefined && line !== title)
    const [first] = jobs.flatMap(valuesOf)
    const told = first ? [headingLine('Experience', first, 'experience'), ...jobs.flatMap(jobLines)] : []
    const given: Given = {}
    if (name) given.name = foundIn(name, 0.97)
    if (title) given.title = foundIn(title, 0.95)
    if (location) given.location = foundIn(location, 0.95)
    const known = [name, title, location].filter((line) => line !== undefined)
    const all = [...known, ...rest, ...this.top, ...told, ...this.rest].filter((line) => line !== undefined)
    return {
      lines: all.map((line, at) => ({ ...line, y: at * 14, page: 0, region: 0 })),
      labels: this.labels,
      given,
      isForm,
    }
  }
}

function foundIn(line: Line, confidence: number): Found {
  return { value: line.text, confidence, source: line.cells.map((cell) => cell.source) }
}

/** `Contact: Helen Park, helen@example.com, Seattle`: a line each. */
function splitContact(line: Line): Line[] {
  const [cell] = line.cells
  const parts = cell?.text.replace(/^contact\s*[:=]\s*/i, '').split(/,\s+/) ?? []
  if (!cell || line.cells.length > 1 || parts.length < 2 || !parts.some((part) => part.includes('@'))) return [line]
  return parts.map((text) => lineOfText(line, cell, text))
}

function valuesOf(job: Job): Line[] {
  return Object.values(job)
}

function jobLines(job: Job): Line[] {
  const period = job.period ?? joinPeriod(job)
  const position = job.position && { ...job.position, says: 'position' as const }
  const company = job.company && { ...job.company, says: 'company' as const }
  const head = [position, company, period].filter((line) => line !== undefined)
  const body = [job.length, job.duties].filter((line) => line !== undefined)
  return [
    ...head.map(({ tag: _, ...line }, at) => ({ ...line, gap: at === 0 ? 2.4 : 1.2, bullet: false })),
    ...body.map((line) => ({ ...line, bullet: true })),
  ]
}

/** `From: 2015`, `To: 2021` */
function joinPeriod({ from, to }: Job): Line | undefined {
  const start = from ?? to
  if (!start) return undefined
  const text = `${from?.text ?? ''} – ${to?.text ?? (from ? 'Present' : '')}`.trim()
  const [cell] = start.cells
  return cell ? lineOfText(start, cell, text) : start
}

/** `Worked at: Maison Lune, 2017-2022` names the employer, unless it names the work too. */
function asEmployer(line: Line): Line {
  const isTitled = titleScore(withoutDates(line.text, findDates(line.text)).split(/,| at /)[0] ?? '') > 0
  return isTitled ? line : { ...line, says: 'company' }
}

function joinNames(names: Partial<Record<'first-name' | 'last-name', Line>>): Line | undefined {
  const parts = [names['first-name'], names['last-name']].filter((line) => line !== undefined)
  const [first] = parts
  const [cell] = first?.cells ?? []
  return first && cell ? lineOfText(first, cell, parts.map((line) => line.text).join(' ')) : undefined
}

function headingLine(text: string, line: Line, kind: SectionKind): Line {
  const [cell] = line.cells
  return cell ? { ...lineOfText(line, cell, text), heads: kind } : line
}

/** A line of its own; two of one paragraph must not be joined again. */
function lineOfText({ tag: _, ...line }: Line, cell: Cell, text: string): Line {
  const own = { ...cell, text, links: [], parts: [{ text, bold: cell.bold, italic: cell.italic }] }
  return { ...line, text, cells: [own], gap: 2.4, bullet: false }
}

/** `Receptionist at Grand Pacific (2020-2023); Shop assistant at Paper & Ink (2018-2020)`: an entry each. */
function splitEntries(value: Line, section: SectionKind): Line[] {
  const [cell] = value.cells
  if (!cell || value.cells.length > 1 || (section !== 'experience' && section !== 'education')) return [value]
  const year = /\d{4}/
  for (const separator of [/;\s+/, /\.\s+(?=\p{Lu})/u, /(?<=\)),\s+/]) {
    const parts = cell.text.split(separator)
    if (parts.length > 1 && parts.every((part) => year.test(part)))
      return parts.map((text) => lineOfText(value, cell, text.replace(/[.;]$/, '')))
  }
  return [value]
}
