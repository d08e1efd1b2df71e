// The jobs of a form as entries of a resume.
import { findDates } from '../dates/find-dates.ts'
import type { ReadExperience } from '../entries/read-experience.ts'
import type { BodyLine, Found, FoundPeriod } from '../found.ts'
import type { Line } from '../line.ts'
import type { SourceSpan } from '../segment.ts'
import { placeScore } from '../words/places.ts'

export type JobPart = 'position' | 'company' | 'period' | 'from' | 'to' | 'length' | 'duties'
export type Job = Partial<Record<JobPart, Line>> & { when?: 'now' | 'past'; rest: Line[] }

export function readJobs(jobs: readonly Job[], title: Found | undefined): ReadExperience[] {
  return jobs.map((job, at): ReadExperience => {
    const [place, ...others] = job.rest.filter((line) => placeScore(line.text) > 0)
    const said = [job.length, ...others, ...job.rest.filter((line) => !(placeScore(line.text) > 0)), job.duties]
    const entry: ReadExperience = { description: said.flatMap((line) => (line ? [bodyOf(line)] : [])) }
    const period = periodOf(job)
    if (job.company) entry.company = foundIn(job.company, 0.95)
    if (job.position) entry.position = foundIn(job.position, 0.95)
    // What somebody is they are where they work.
    else if (at === 0 && job.when !== 'past' && title) entry.position = { ...title, confidence: 0.5 }
    if (place) entry.location = foundIn(place, 0.6)
    if (period) entry.period = period
    return entry
  })
}

export function hasTime({ period, from, to }: Job): boolean {
  return (period ?? from ?? to) !== undefined
}

/** `Dates: 2015 – 2021`, or `From: 2015` and `To: 2021`. */
function periodOf({ period, from, to }: Job): FoundPeriod | undefined {
  const [whole] = findDates(period?.text ?? '')
  if (period && whole) {
    // One date alone is when the work began.
    const start = whole.isPeriod ? whole.from : whole.to
    return { from: start, to: whole.isPeriod ? whole.to : '', current: whole.current, ...surely(period) }
  }
  const line = from ?? to
  if (!line) return undefined
  const [start] = findDates(from?.text ?? '')
  const [end] = findDates(to?.text ?? '')
  return {
    from: start?.to || start?.from || '',
    to: end?.to ?? '',
    current: from !== undefined && !end,
    ...surely(line),
  }
}

function surely(line: Line): { confidence: number; source: SourceSpan[] } {
  return { confidence: 0.9, source: sourceOf(line) }
}

function bodyOf(line: Line): BodyLine {
  return { kind: 'bullet', text: line.text, source: sourceOf(line) }
}

export function foundIn(line: Line, confidence: number): Found {
  return { value: line.text, confidence, source: sourceOf(line) }
}

export function sourceOf(line: Line): SourceSpan[] {
  return line.cells.map((cell) => cell.source)
}

export function valuesOf({ when: _, rest, ...parts }: Job): Line[] {
  return [...Object.values(parts), ...rest]
}
