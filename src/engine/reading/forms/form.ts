// What a form says, gathered label by label: who it is, the jobs, the sections, and what has no label of ours.
import { findDates } from '../dates/find-dates.ts'
import type { ReadExperience } from '../entries/read-experience.ts'
import type { Found } from '../found.ts'
import { findPhone } from '../header/contact-patterns.ts'
import type { LeftLine } from '../left-over.ts'
import { type Line, sourceOf, wordCount } from '../line.ts'
import type { SectionKind } from '../sections/section-kind.ts'
import { tellJobs } from '../told/tell-jobs.ts'
import { titleWorth } from '../told/title-worth.ts'
import type { FieldLabel, Label } from './field-labels.ts'
import { headingLine, lineOfCells, lineOfText } from './form-lines.ts'
import { foundIn, JobFacts } from './job-facts.ts'
import { readJobText, splitJobs } from './job-text.ts'
import type { Labelled } from './label-line.ts'
import { readPersonName } from './person-name.ts'

/** What the labels say outright. */
export type Given = { name?: Found; title?: Found; location?: Found }

type Gathered = {
  lines: Line[]
  labels: LeftLine[]
  /** What the jobs were told by. */
  pieces: LeftLine[]
  given: Given
  jobs: ReadExperience[]
  isForm: boolean
}

const slots = ['name', 'first-name', 'last-name', 'wish', 'location'] as const
type Slot = (typeof slots)[number]
type FieldOf = Extract<Label, { field: FieldLabel }>

export class Form {
  private readonly labels: LeftLine[] = []
  private readonly top: Line[] = []
  private readonly rest: Line[] = []
  private readonly jobs = new JobFacts()
  private readonly slots: Partial<Record<Slot, Line>> = {}
  private title: Line | undefined
  private fields = 0
  private sections = 0
  /** The label whose value is on the lines below it. */
  private open: Label | undefined
  private isUnanswered = false
  private isVague = false
  /** The line above told of a job by its labels. */
  private isBelowJob = false

  private readonly isLoose: boolean
  private readonly isHeadless: boolean

  /** `isHeadless`: without a heading nothing but its years tells that a line is a job. */
  constructor({ isLoose, isHeadless }: { isLoose: boolean; isHeadless: boolean }) {
    this.isLoose = isLoose
    this.isHeadless = isHeadless
  }

  take(parts: readonly Labelled[], line: Line): void {
    if (line.gap >= 2 && !this.isLoose) this.jobs.part()
    this.isBelowJob = parts.some(({ label }) => label && 'field' in label && isOfJob(label.field))
    for (const { label, name, value } of parts) {
      // `Age: 41` is kept unchanged; an unknown label may still introduce a job.
      if (!label) {
        this.open = undefined
        if (value && isJobText(value.text)) {
          this.labels.push(name)
          this.setField({ field: 'jobs' }, value, line)
          this.open = { field: 'jobs' }
        } else {
          // Beside other cells the label stands for itself.
          if (value && line.cells.length > 1) this.labels.push(name)
          this.top.push(value ? lineOfCells(line, line.cells.length > 1 ? value.cells : line.cells) : line)
        }
        continue
      }
      this.labels.push(name)
      this.isUnanswered = !value
      this.open = value && !('field' in label && label.field === 'jobs') ? undefined : label
      if ('section' in label) this.takeSection(label.section, { name: name.text, value, line })
      // `Jobs:` alone heads the lines below it.
      else if (
        label.field === 'jobs' &&
        !value &&
        !label.when &&
        !line.asks &&
        parts.length === 1 &&
        line.text.endsWith(':')
      )
        this.openSection(name.text, line, 'experience')
      // `Previous employer 2: N/A` is nobody.
      else if (value && label.field === 'company' && /^(?:n\/?a|none|nil)\.?$/i.test(value.text))
        this.labels.push({ text: value.text, source: sourceOf(value) })
      else if (value) {
        if (!this.title) this.isVague = /headline|what|about|summary|who/i.test(name.text)
        this.setField(label, value, parts.length > 1 ? value : line)
      }
    }
  }

  /** The jobs that a label opened end at a heading: what is below `Study` is none of them. */
  close(): void {
    this.isBelowJob = false
    if (this.open && 'field' in this.open && this.open.field === 'jobs') this.open = undefined
  }

  keep(line: Line, { isBelow }: { isBelow: boolean }): void {
    const { open } = this
    const isEntry = findDates(line.text).length > 0
    const isAside = !isBelow && this.isAside(line)
    const isNext = this.isUnanswered
    this.isUnanswered = false
    // What was done there, without a label of its own.
    if (this.isBelowJob && isBelow && !isEntry && line.gap < 2) this.jobs.take({ field: 'duties' }, line)
    else if (open && 'field' in open && (open.field !== 'jobs' || isEntry || (isNext && !(isBelow || isAside)))) {
      // Jobs may continue line by line.
      if (open.field !== 'jobs') this.open = undefined
      this.setField(open, line, line, { isEntry: open.field === 'jobs' && isEntry })
    } else if (
      open &&
      'section' in open &&
      open.section === 'experience' &&
      isEntry &&
      (!this.jobs.isEmpty || isJobText(line.text))
    )
      this.setField({ field: 'jobs' }, line, line, { isEntry: true })
    else if (isAside) this.top.push(line)
    else if (this.isHeadless && this.sections === 0 && isJobLine(line.text))
      this.setField({ field: 'jobs' }, line, line, { isEntry: true })
    else if (!isBelow && this.sections === 0 && this.slots.name && isToldJob(line.text))
      this.setField({ field: 'jobs' }, line, line, { isEntry: true })
    else if (isBelow || this.sections > 0) this.rest.push(line)
    else this.top.push(line)
  }

  /** `reel: vimeo.example/gabi` after the jobs is none of them. */
  private isAside(line: Line): boolean {
    const section = this.rest.findLast(({ heads }) => heads)?.heads
    const isAmongJobs = section === 'experience' || (this.open && 'field' in this.open && this.open.field === 'jobs')
    return isAmongJobs === true && /^\p{L}[\p{L} ]{1,15}:\s/u.test(line.text) && findDates(line.text).length === 0
  }

  takeTable(labels: readonly Labelled[], rows: readonly Line[]): void {
    this.labels.push(...labels.map(({ name }) => name))
    this.open = undefined
    const isOfJobs = labels.some(({ label }) => label && 'field' in label && /^(?:company|position)$/.test(label.field))
    for (const row of rows) {
      let isEntry = true
      row.cells.forEach((cell, at) => {
        const label = labels[at]?.label
        const value = lineOfCells(row, [cell])
        if (cell.text === '') return
        if (!label && isOfJobs && findDates(cell.text).length > 0) this.jobs.take({ field: 'period' }, value)
        else if (!label || 'section' in label) this.top.push(value)
        else if (isOfJobs && isOfJob(label.field)) {
          this.fields++
          this.jobs.take(
            { field: label.field === 'title' || label.field === 'jobs' ? 'position' : label.field },
            value,
            { isEntry },
          )
          isEntry = false
        } else this.setField(label.field === 'jobs' ? { field: 'title' } : { field: label.field }, value, value)
      })
    }
  }

  private takeSection(
    section: SectionKind,
    { name, value, line }: { name: string; value: Line | undefined; line: Line },
  ): void {
    // `School: …` after `Post: …` is where somebody teaches.
    if (
      section === 'education' &&
      value &&
      /^(?:school|college|university)$/i.test(name.trim()) &&
      this.jobs.isWaiting
    ) {
      this.setField({ field: 'company' }, value, line)
      return
    }
    if (section === 'experience' && value && findDates(value.text).length > 0) {
      this.open = { section }
      this.setField({ field: 'jobs' }, value, line)
      return
    }
    this.openSection(name, line, section)
    if (value)
      this.rest.push(
        ...(section === 'education' ? splitJobs(value.text).map((text) => lineOfText(value, text)) : [value]),
      )
  }

  private openSection(name: string, line: Line, section: SectionKind): void {
    this.sections++
    this.rest.push(headingLine(name, line, section))
  }

  private setField(label: FieldOf, value: Line, line: Line, { isEntry = false } = {}): void {
    const { field } = label
    this.fields++
    if (field === 'name') this.setName(value)
    // `Home: (613) 555-0199`
    else if (field === 'location' && findPhone(value.text)) this.top.push(value)
    else if (isSlot(field)) this.setSlot(field, value)
    else if (field === 'contact') this.top.push(...splitContact(value === line ? value : line))
    else {
      if (field === 'title' || field === 'position' || (field === 'jobs' && titleWorth(value.text) >= 1))
        this.title ??= value
      if (!this.jobs.take(label, value, { isEntry })) this.top.push(value)
    }
  }

  private setName(value: Line): void {
    const { name, rest, said } = readPersonName(value.text)
    if (said) this.labels.push({ text: said, source: sourceOf(value) })
    this.setSlot('name', lineOfText(value, name))
    this.top.push(...rest.map((text) => lineOfText(value, text)))
  }

  private setSlot(slot: Slot, value: Line): void {
    // Anything said a second time keeps its own line.
    if (this.slots[slot]) this.top.push(value)
    else this.slots[slot] = value
  }

  /** Undefined if it was no form after all. */
  unfold(): Gathered | undefined {
    const { wish, location } = this.slots
    const isForm = this.slots.name !== undefined || this.slots['last-name'] !== undefined || this.fields >= 2
    if (!isForm && this.sections === 0 && this.jobs.isEmpty) return undefined
    const { jobs, loose, lines } = this.jobs.read()
    const { name: whole, 'first-name': first, 'last-name': last } = this.slots
    // `Nom` beside `Prénom` is the last name.
    const isLast = whole !== undefined && first !== undefined && last === undefined && !/\s/.test(whole.text.trim())
    const name = isLast ? joinNames({ 'first-name': first, 'last-name': whole }) : (whole ?? joinNames(this.slots))
    const spare = whole && !isLast ? [first, last] : []
    const given: Given = {}
    if (name) given.name = foundIn(name, 0.97)
    const title = this.chooseTitle(jobs, loose)
    if (title) given.title = title
    if (location) given.location = foundIn(location, 0.95)
    const rest = [wish, ...spare, ...loose].filter((line) => line !== undefined && line.text !== title?.value)
    const titled = loose.find((line) => line.text === title?.value)
    const known = [name, titled, location].filter((line) => line !== undefined)
    const all = [...known, ...rest, ...this.top, ...this.rest].filter((line) => line !== undefined)
    return {
      lines: all.map((line, at) => ({ ...line, y: at * 14, page: 0, region: 0 })),
      labels: [...this.labels, ...this.jobs.leads],
      pieces: lines
        .filter((line) => !loose.includes(line))
        .map((line) => ({ text: line.text, source: sourceOf(line) })),
      given,
      jobs,
      isForm,
    }
  }

  /** What somebody works as now, unless the label says the same and more. */
  private chooseTitle(jobs: readonly ReadExperience[], loose: readonly Line[]): Found | undefined {
    const isPlain = (line: Line | undefined) =>
      line !== undefined && !/[,\d]|\bthen\b|\s(?:at|with|@|\/)\s/.test(line.text)
    const isLoose = (line: Line) => loose.some(({ text }) => line.text.startsWith(text))
    const own = [this.title, ...loose.filter((line) => titleWorth(line.text) >= 1)].find(isPlain)
    const label = own && foundIn(lineOfText(own, own.text.replace(/\s*\([^()]*\)$/, '')), 0.95)
    const now = jobs.find(({ period }) => period?.current) ?? jobs[0]
    if (label && now && !now.position) now.position = { ...label, confidence: 0.5 }
    const position = now?.position
    // What somebody calls themselves, unless it only says what they do.
    const isOwn = own && label && isLoose(own) && !(this.isVague && now?.period?.current)
    if (!position || isOwn || label?.value.toLowerCase().includes(position.value.toLowerCase())) return label
    return { ...position, confidence: label ? 0.7 : 0.5 }
  }
}

/** A value that mentions years and a job, whatever its label. */
function isJobText(text: string): boolean {
  const { company, position, period } = readJobText(splitJobs(text)[0] ?? text)
  return period !== undefined && company !== undefined && position !== undefined && titleWorth(position) >= 1
}

/** `2008-2019 Marsh & Cole, plasterer`: years at one end of a few words. */
function isJobLine(text: string): boolean {
  const [date, ...others] = findDates(text)
  if (
    !date?.isPeriod ||
    others.length > 0 ||
    wordCount(text) > 12 ||
    /\p{Ll}{3}[.!?]\s|\b(?:i|my|is|was|am|has|have|worked|degree|school|university|college)\b/iu.test(text)
  )
    return false
  const isEdge = date.start < 3 || text.length - date.end < 3
  const { company, position } = readJobText(text)
  return isEdge && (company !== undefined || position !== undefined)
}

/** `im a CNA at Magnolia Gardens` among labels. */
function isToldJob(text: string): boolean {
  return /\b(?:i|im|i[’']m|was|am|worked|been)\b/i.test(text) && tellJobs(text).jobs.some(({ employer }) => employer)
}

function isOfJob(field: FieldLabel): boolean {
  return /^(?:company|position|title|jobs|period|from|to|length|duties)$/.test(field)
}

/** `Contact: Helen Park, helen@example.com, Seattle`: a line each. */
function splitContact(line: Line): Line[] {
  const parts = line.cells[0]?.text.replace(/^contact\s*[:=]\s*/i, '').split(/,\s+/) ?? []
  if (line.cells.length !== 1 || parts.length < 2 || !parts.some((part) => part.includes('@'))) return [line]
  return parts.map((text) => lineOfText(line, text))
}

function isSlot(field: FieldLabel): field is Slot {
  return slots.some((slot) => slot === field)
}

function joinNames(names: Partial<Record<'first-name' | 'last-name', Line>>): Line | undefined {
  const parts = [names['first-name'], names['last-name']].filter((line) => line !== undefined)
  const [first] = parts
  return first && lineOfText(first, parts.map((line) => line.text).join(' '))
}
