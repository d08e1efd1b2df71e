// What a form says, gathered label by label: who it is, the jobs, the sections, and what has no label of ours.
import { findDates, withoutDates } from '../dates/find-dates.ts'
import type { ReadExperience } from '../entries/read-experience.ts'
import type { Found } from '../found.ts'
import type { LeftLine } from '../left-over.ts'
import type { Line } from '../line.ts'
import type { SectionKind } from '../sections/section-kind.ts'
import { titleScore } from '../words/title-words.ts'
import type { FieldLabel, Label } from './field-labels.ts'
import { headingLine, lineOfCells, lineOfText } from './form-lines.ts'
import { type JobText, readEmployer, readJobText, splitJobs } from './job-text.ts'
import type { Labelled } from './label-line.ts'
import { readPersonName } from './person-name.ts'
import { foundIn, hasTime, type Job, type JobPart, readJobs, sourceOf, valuesOf } from './read-jobs.ts'

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

const slots = ['name', 'first-name', 'last-name', 'title', 'wish', 'location'] as const
type Slot = (typeof slots)[number]
type FieldOf = Extract<Label, { field: FieldLabel }>

export class Form {
  private readonly labels: LeftLine[] = []
  private readonly top: Line[] = []
  private readonly rest: Line[] = []
  private readonly jobs: Job[] = []
  private readonly slots: Partial<Record<Slot, Line>> = {}
  private isApart = false
  private fields = 0
  private sections = 0
  /** The label whose value is on the lines below it. */
  private open: Label | undefined

  private readonly isLoose: boolean

  constructor({ isLoose }: { isLoose: boolean }) {
    this.isLoose = isLoose
  }

  take(parts: readonly Labelled[], line: Line): void {
    this.isApart = line.gap >= 2 && !this.isLoose
    for (const { label, name, value } of parts) {
      // `Age: 41` is kept as it stands.
      if (!label) {
        this.open = undefined
        this.top.push(value ? lineOfCells(line, line.cells.length > 1 ? value.cells : line.cells) : line)
        continue
      }
      this.labels.push(name)
      this.open = value ? undefined : label
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
      else if (value) this.setField(label, value, line)
    }
  }

  keep(line: Line, { isBelow }: { isBelow: boolean }): void {
    const { open } = this
    const isEntry = findDates(line.text).length > 0
    const isAside = !isBelow && this.isAside(line)
    if (open && 'field' in open && (open.field !== 'jobs' || isEntry || !(isBelow || isAside))) {
      // Jobs may go on line by line.
      if (open.field !== 'jobs') this.open = undefined
      this.setField(open, line, line)
    } else if (open && 'section' in open && open.section === 'experience' && this.jobs.length > 0 && isEntry)
      this.setEntry({ field: 'jobs' }, line)
    else if (isAside) this.top.push(line)
    else if (isBelow || this.sections > 0) this.rest.push(line)
    else this.top.push(line)
  }

  /** `reel: vimeo.example/gabi` after the jobs is none of them. */
  private isAside(line: Line): boolean {
    const section = this.rest.findLast(({ heads }) => heads)?.heads
    const isAmongJobs = section === 'experience' || (this.open && 'field' in this.open && this.open.field === 'jobs')
    return isAmongJobs === true && /^\p{L}[\p{L} ]{1,15}:\s/u.test(line.text) && findDates(line.text).length === 0
  }

  takeTable(labels: readonly Labelled[], rows: readonly Line[], head: Line): void {
    this.labels.push(...labels.map(({ name }) => name))
    this.open = undefined
    const isOfJobs = labels.some(({ label }) => label && 'field' in label && /^(?:company|position)$/.test(label.field))
    for (const row of rows) {
      if (isOfJobs) this.jobs.push({ rest: [] })
      row.cells.forEach((cell, at) => {
        const label = labels[at]?.label
        const value = lineOfCells(row, [cell])
        if (!label || 'section' in label) this.top.push(value)
        else if (isOfJobs && (label.field === 'title' || label.field === 'jobs')) this.setJob('position', value)
        else if (label.field === 'jobs') this.setField({ field: 'title' }, value, head)
        else this.setField({ field: label.field }, value, value)
      })
    }
  }

  private takeSection(
    section: SectionKind,
    { name, value, line }: { name: string; value: Line | undefined; line: Line },
  ): void {
    const last = this.jobs.at(-1)
    // `School: …` after `Post: …` is where somebody teaches.
    const isWorkplace = section === 'education' && /^(?:school|college|hospital)$/i.test(name.trim())
    if (isWorkplace && value && last?.position && !last.company) {
      this.setField({ field: 'company' }, value, line)
      return
    }
    if (section === 'experience' && value && findDates(value.text).length > 0) {
      this.open = { section }
      for (const text of splitJobs(value.text)) this.setEntry({ field: 'jobs' }, lineOfText(value, text))
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

  private setField(label: FieldOf, value: Line, line: Line): void {
    const { field } = label
    this.fields++
    const last = this.jobs.at(-1)
    const isDated = findDates(value.text).length > 0
    if (field === 'title' && last?.company && !last.position) this.setJob('position', value)
    else if (field === 'name') this.setName(value)
    else if (isSlot(field)) this.setSlot(field, value)
    else if (field === 'contact') this.top.push(...splitContact(value === line ? value : line))
    else if (field === 'jobs' || (isDated && (field === 'company' || field === 'position')))
      for (const text of splitJobs(value.text)) this.setEntry(label, lineOfText(value, text))
    else if (field === 'company') {
      const { company, rest } = readEmployer(value.text)
      this.setJob(field, lineOfText(value, company), label.when)
      this.addRest(rest, value)
    } else if (field === 'period' || field === 'from' || field === 'to') this.setTime(field, value)
    else this.setJob(field, field === 'position' ? this.withoutRemark(value) : value, label.when)
  }

  private setName(value: Line): void {
    const { name, rest } = readPersonName(value.text)
    this.setSlot('name', lineOfText(value, name))
    this.top.push(...rest.map((text) => lineOfText(value, text)))
  }

  private setSlot(slot: Slot, value: Line): void {
    // What is said a second time keeps a line of its own.
    if (this.slots[slot]) {
      this.top.push(value)
      return
    }
    this.slots[slot] = slot === 'title' ? this.withoutRemark(value) : value
  }

  /** `Electrician (ITI pass)` */
  private withoutRemark(value: Line): Line {
    const [, text, remark] = /^(.+?)\s*\(([^()]*)\)$/.exec(value.text) ?? []
    if (text === undefined || remark === undefined) return value
    this.top.push(lineOfText(value, remark))
    return lineOfText(value, text)
  }

  /** `started 2021, still there` */
  private setTime(field: 'period' | 'from' | 'to', value: Line): void {
    const dates = findDates(value.text)
    const [date] = dates
    const isNow = /\b(?:present|now|current|today|till date|to date)\b/i.test(value.text)
    if (!date && !(field === 'to' && isNow)) {
      this.top.push(value)
      return
    }
    const rest = date ? withoutDates(value.text, [date]).replace(/^\(|\)$/g, '') : ''
    const runs = date && !date.isPeriod && field !== 'to' && /\bstill\b|\bnow\b|\bpresent\b/i.test(rest)
    const written = date ? value.text.slice(date.start, date.end) : value.text
    this.setJob(date?.isPeriod || runs ? 'period' : field, lineOfText(value, runs ? `${written} – Present` : written))
    if (rest !== '') this.addRest([rest], value)
  }

  /** A whole job after one label, or what is missing of the last. */
  private setEntry(label: FieldOf, value: Line): void {
    const isWhole = findDates(value.text).length > 0 || /,|\s(?:at|with|for|@)\s/.test(value.text)
    const bare = titleScore(value.text) > 0 ? { position: value.text } : { company: value.text }
    const { company, position, period, lead, rest }: JobText = isWhole ? readJobText(value.text) : { ...bare, rest: [] }
    if (!company && !position && !period) {
      this.top.push(value)
      return
    }
    const said = { ...(position ? { position } : {}), ...(company ? { company } : {}), ...(period ? { period } : {}) }
    const last = this.jobs.at(-1)
    const overlaps = (Object.keys(said) as (keyof typeof said)[]).some((part) => last?.[part])
    const isNew = !last || overlaps || last.when !== label.when || label.field !== 'jobs' || !label.when
    const job: Job = isNew ? { rest: [], ...(label.when ? { when: label.when } : {}) } : last
    if (isNew) this.jobs.push(job)
    if (lead) this.labels.push({ text: lead, source: sourceOf(value) })
    if (position) job.position = lineOfText(value, position)
    if (company) job.company = lineOfText(value, company)
    if (period) job.period = lineOfText(value, period)
    this.addRest(rest, value)
  }

  private addRest(texts: readonly string[], value: Line): void {
    this.jobs.at(-1)?.rest.push(...texts.map((text) => lineOfText(value, text)))
  }

  /** A second employer, position or period begins a second job, and so do an empty line and `Previous …`. */
  private setJob(part: JobPart, value: Line, when?: 'now' | 'past'): void {
    const last = this.isApart ? undefined : this.jobs.at(-1)
    this.isApart = false
    const isOther = when === 'past' && last?.when !== 'past'
    if (last && !isOther && last[part] === undefined && !(part === 'from' && last.period)) last[part] = value
    else this.jobs.push({ [part]: value, rest: [], ...(when ? { when } : {}) })
  }

  /** Undefined where it was no form after all. */
  unfold(): Gathered | undefined {
    const { wish, location } = this.slots
    const isForm = this.slots.name !== undefined || this.slots['last-name'] !== undefined || this.fields >= 2
    if (!isForm && this.sections === 0 && this.jobs.length === 0) return undefined
    const jobs = this.jobs.filter((job) => job.company !== undefined || hasTime(job))
    const loose = this.jobs.filter((job) => !jobs.includes(job)).flatMap(valuesOf)
    const title = this.slots.title ?? loose[0]
    const name = this.slots.name ?? joinNames(this.slots)
    const spare = this.slots.name ? [this.slots['first-name'], this.slots['last-name']] : []
    const rest = [wish, ...spare, ...loose].filter((line) => line !== undefined && line !== title)
    const given: Given = {}
    if (name) given.name = foundIn(name, 0.97)
    if (title) given.title = foundIn(title, 0.95)
    // Before any wish: `Post applied for` is no title yet.
    else if (jobs[0]?.position) given.title = foundIn(jobs[0].position, 0.5)
    if (location) given.location = foundIn(location, 0.95)
    const known = [name, title, location].filter((line) => line !== undefined)
    const all = [...known, ...rest, ...this.top, ...this.rest].filter((line) => line !== undefined)
    return {
      lines: all.map((line, at) => ({ ...line, y: at * 14, page: 0, region: 0 })),
      labels: this.labels,
      pieces: jobs.flatMap(valuesOf).map((line) => ({ text: line.text, source: sourceOf(line) })),
      given,
      jobs: readJobs(jobs, given.title),
      isForm,
    }
  }
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
