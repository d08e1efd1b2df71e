// What a form says of jobs, label by label: the same things that sentences are read by, put together by the same cut.
import { findDates, withoutDates } from '../dates/find-dates.ts'
import type { ReadExperience } from '../entries/read-experience.ts'
import type { BodyLine, Found } from '../found.ts'
import type { LeftLine } from '../left-over.ts'
import { type Line, sourceOf } from '../line.ts'
import type { SourceSpan } from '../segment.ts'
import { completeJobs } from '../told/complete-jobs.ts'
import { findTimes } from '../told/find-times.ts'
import { groupThings } from '../told/group-jobs.ts'
import { tellJobs } from '../told/tell-jobs.ts'
import type { Thing, Time, ToldJob } from '../told/things.ts'
import { titleWorth } from '../told/title-worth.ts'
import { labelled, latestFirst, toldEntry } from '../told/told-entry.ts'
import { placeScore } from '../words/places.ts'
import type { FieldLabel, Label } from './field-labels.ts'
import { lineOfText } from './form-lines.ts'
import { readEmployer, readJobText, splitJobs } from './job-text.ts'

type FieldOf = Extract<Label, { field: FieldLabel }>
type Fact = { thing: Thing; line: Line; before: number }
type Made = { kind: 'employer' | 'title'; text: string } | (Omit<Time, 'start' | 'end' | 'text'> & { text: string })

/** How strongly what is between two facts parts them. */
const seam = { none: 0, line: 0.2, gap: 1.2, other: 3 }
const step = 1000

export class JobFacts {
  private readonly facts: Fact[] = []
  private readonly said: { at: number; line: Line }[] = []
  private when: 'now' | 'past' | undefined
  private isApart = false
  private isTitleFirst = false
  /** Words that only lead to a job: `yeah`. */
  readonly leads: LeftLine[] = []

  get isEmpty(): boolean {
    return this.facts.length === 0
  }

  /** The last thing said was a position without an employer. */
  get isWaiting(): boolean {
    return this.facts.at(-1)?.thing.kind === 'title'
  }

  /** An empty line, or a row of a table. */
  part({ isRow = false } = {}): void {
    this.isApart = true
    if (isRow) this.when = undefined
  }

  /** True if the value told something of a job. */
  take(label: FieldOf, written: Line, { isEntry = false } = {}): boolean {
    // `CNC operator,Stalmex,05.2022-08.2026`
    const value = /\p{L},\S/u.test(written.text) ? lineOfText(written, written.text.replace(/,(?=\S)/g, ', ')) : written
    const isOther = isEntry || (label.when !== undefined && label.when !== this.when && !this.isEmpty)
    const before = isOther ? seam.other : this.isApart ? seam.gap : seam.line
    this.isApart = false
    if (label.when) this.when = label.when
    const { field } = label
    const isDated = findDates(value.text).length > 0
    const isSeveral = field === 'period' && (splitJobs(value.text).length > 1 || /\d\s+as\s/.test(value.text))
    if ((field === 'period' || field === 'from' || field === 'to') && !isSeveral)
      return this.takeTime(field, value, before)
    if (field === 'length' || field === 'duties') {
      if (field === 'length' && isDated) return this.takeTime('period', value, before)
      this.said.push({ at: this.facts.length - 1, line: value })
      return true
    }
    const isJoined = /\s(?:at|with|@)\s+\p{Lu}/u.test(value.text)
    if (field === 'jobs' || isDated || (isJoined && field !== 'company'))
      return splitJobs(value.text)
        .map((text, at) => this.takeEntry(lineOfText(value, text), at === 0 ? before : seam.other))
        .some((one) => one)
    if (field === 'company') {
      const { company, rest } = readEmployer(value.text)
      this.add({ kind: 'employer', text: company }, lineOfText(value, company), before)
      this.note(rest, value)
      return true
    }
    const [text, ...remarks] = partRemark(value.text)
    this.add({ kind: 'title', text: text ?? value.text }, lineOfText(value, text ?? value.text), before)
    this.note(remarks, value)
    return true
  }

  private takeTime(field: 'period' | 'from' | 'to', value: Line, before: number): boolean {
    const isNow = /\b(?:present|presente|now|current|currently|today|date|ongoing|still)\b/i.test(value.text)
    const times = findTimes(value.text).filter(({ years }) => years === undefined)
    const [first] = times
    const plain = { kind: 'time' as const, text: value.text, from: '', to: '', current: false, isPoint: false }
    if (!first) {
      if (!isNow) this.said.push({ at: this.facts.length - 1, line: value })
      else this.add({ ...plain, current: true }, value, before)
      return isNow || !this.isEmpty
    }
    const date = first.from || first.to
    const isWhole = first.from !== '' && (first.to !== '' || first.current)
    const single = field === 'to' ? { to: date } : { from: date, current: isNow }
    const written = lineOfText(value, value.text.slice(first.start, first.end))
    this.add(isWhole ? { ...first } : { ...plain, ...single }, written, before)
    const rest = withoutDates(value.text, findDates(value.text).slice(0, 1)).replace(/^\(|\)$/g, '')
    if (/\p{L}/u.test(rest) && !isWhole && isNow) this.leads.push({ text: rest, source: sourceOf(value) })
    else if (/\p{L}/u.test(rest)) this.note([rest], value)
    return true
  }

  /** A whole job after one label, or what is missing of the last. */
  private takeEntry(value: Line, before: number): boolean {
    const { text } = value
    if (noJob.test(text) && findDates(text).length === 0) return false
    if (/\b(?:i|im|i[’']m|was|am|worked|been|did|hired|joined)\b/i.test(text)) {
      const { jobs } = tellJobs(text)
      if (jobs.length > 0) {
        for (const [at, job] of jobs.entries()) this.addJob(job, value, at === 0 ? before : seam.other)
        return true
      }
    }
    const isWhole = findDates(text).length > 0 || /,|\s(?:at|with|for|@)\s|\s[-–—|]+\s/.test(text)
    const bare = titleWorth(text) > 0 ? { position: text, rest: [] } : { company: text, rest: [] }
    const job: ReturnType<typeof readJobText> = isWhole ? readJobText(text) : bare
    if (!job.company && !job.position && !job.period) return false
    if (job.lead) this.leads.push({ text: job.lead, source: sourceOf(value) })
    if (job.position && job.company) this.isTitleFirst = text.indexOf(job.position) < text.indexOf(job.company)
    const [second] = job.rest
    // `Assembly, John Deere` after `Mechanic, Peterbilt`: no list knows either.
    if (this.isTitleFirst && job.company && !job.position && second && job.rest.length === 1 && placeScore(second) < 2)
      Object.assign(job, { position: job.company, company: second, rest: [] })
    let strength = before
    const add = (made: Made) => {
      this.add(made, lineOfText(value, made.text), strength)
      strength = seam.none
    }
    if (job.position) add({ kind: 'title', text: job.position })
    if (job.company) add({ kind: 'employer', text: job.company })
    const [time] = job.period ? findTimes(job.period) : []
    // `Current workplace and start year`: one year is when it began.
    const isStill = time && time.to !== '' && /\bstill\b/i.test(text)
    if (time && isStill) add({ ...time, to: '', current: true })
    else if (time) add({ ...time, isPoint: time.isPoint && this.when !== 'now' })
    this.note(job.rest, value)
    return true
  }

  private addJob({ employer, title, from, to, current }: ToldJob, line: Line, before: number): void {
    if (title) this.add({ kind: 'title', text: title }, line, before)
    if (employer) this.add({ kind: 'employer', text: employer }, line, title ? seam.none : before)
    if (from !== '' || to !== '')
      this.add(
        { kind: 'time', text: line.text, from, to, current, isPoint: false },
        line,
        employer || title ? seam.none : before,
      )
    this.said.push({ at: this.facts.length - 1, line })
  }

  private add(made: Made, line: Line, before: number): void {
    const start = this.facts.length * step
    const place = { start, end: start + 1 }
    const thing: Thing = made.kind === 'time' ? { ...made, ...place } : { ...made, ...place, weight: 3 }
    this.facts.push({ thing, line, before })
  }

  private note(texts: readonly string[], value: Line): void {
    for (const text of texts) this.said.push({ at: this.facts.length - 1, line: lineOfText(value, text) })
  }

  /** The jobs, the titles that belong to none, and every line that told of either. */
  read(): { jobs: ReadExperience[]; loose: Line[]; lines: Line[] } {
    const things = this.facts.map(({ thing }) => thing)
    const strengths = new Map(this.facts.map(({ thing, before }) => [thing, before]))
    const groups = groupThings(things, (_, after) => strengths.get(after) ?? 0)
    const told = completeJobs(groups, '').filter((job) => job.employer || job.from || job.to)
    const owners = this.facts.map((_, at) => told.find((job) => job.start <= at * step && job.end >= at * step))
    const jobOf = (at: number) => owners[Math.max(0, at)]
    const own = new Map(told.map((job) => [job, { sources: [] as SourceSpan[], said: [] as Line[] }]))
    const ownOf = (at: number) => {
      const job = jobOf(at)
      return job && own.get(job)
    }
    for (const [at, { line }] of this.facts.entries()) ownOf(at)?.sources.push(...sourceOf(line))
    for (const { at, line } of this.said) ownOf(at)?.said.push(line)
    const jobs = [...own].map(([job, { sources, said }]) => readJob(job, sources, said))
    const loose = this.facts.filter(({ thing }, at) => thing.kind !== 'time' && !jobOf(at)).map(({ line }) => line)
    const kept = this.said.filter(({ at }) => !jobOf(at)).map(({ line }) => line)
    jobs.sort(latestFirst)
    return {
      jobs,
      loose: [...loose, ...kept],
      lines: this.facts.map(({ line }) => line).concat(this.said.map(({ line }) => line)),
    }
  }
}

const noJob = /\b(?:seeking|looking|retired|unemployed|available|between jobs|none|n\/a|not working|redundant)\b/i

/** `Electrician (ITI pass)` */
function partRemark(text: string): string[] {
  const [, own, remark] = /^(.+?)\s*\(([^()]*)\)$/.exec(text) ?? []
  return own === undefined || remark === undefined ? [text] : [own, remark]
}

function readJob(job: ToldJob, source: SourceSpan[], said: readonly Line[]): ReadExperience {
  const [place, ...others] = said.filter((line) => placeScore(line.text) > 0)
  const rest = [...others, ...said.filter((line) => !(placeScore(line.text) > 0))]
  return {
    ...toldEntry(job, source, labelled),
    ...(place ? { location: foundIn(place, 0.6) } : {}),
    description: rest.map((line): BodyLine => ({ kind: 'bullet', text: line.text, source: sourceOf(line) })),
  }
}

export function foundIn(line: Line, confidence: number): Found {
  return { value: line.text, confidence, source: sourceOf(line) }
}
