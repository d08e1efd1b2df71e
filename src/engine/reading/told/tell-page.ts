// A page typed without care: where the layout makes no sense of the jobs, they begin where titles, employers and years stand together,
// and what follows is what was done there.
import type { Parts } from '../assemble.ts'
import { findDates } from '../dates/find-dates.ts'
import type { ReadExperience } from '../entries/read-experience.ts'
import { hasLooks, type Line } from '../line.ts'
import type { Section } from '../sections/split-sections.ts'
import { degreeScore, schoolScore } from '../words/education-words.ts'
import { isClear, isInherited, mendNames } from './mend-jobs.ts'
import { readPageJob } from './page-job.ts'
import { type Placed, placeLines } from './place-lines.ts'
import { splitTold } from './split-told.ts'
import { longestTold, tellJobs } from './tell-jobs.ts'
import type { ToldJob } from './things.ts'

/** `lines`: what tells of the jobs, where they were not read by the layout. */
export type Page = {
  sections: readonly Section[]
  jobs: ReadExperience[]
  lines: Line[]
}

/** A layout that makes sense of so many of its jobs is right about the others too. */
const enough = 0.8

/** A summary below its own heading or behind its label tells of no job. */
const tellsOfJobs = ({ kind, heading }: Section) =>
  kind === 'header' || kind === 'experience' || (kind === 'summary' && !heading)

/** Undefined where the layout knows as many jobs. */
export function tellPage(sections: readonly Section[], parts: Parts): Page | undefined {
  const own = sections.filter(tellsOfJobs)
  const lines = own.flatMap((section) => section.lines)
  const ends = new Set(
    sections.flatMap((section, at) => {
      const above = sections[at - 1]
      return above && tellsOfJobs(section) && !tellsOfJobs(above) ? section.lines.slice(0, 1) : []
    }),
  )
  if (lines.length === 0 || hasLooks(sections.flatMap((section) => section.lines))) return undefined
  const known = parts.experiences
  const sound = known.filter(isClear).length
  if (known.length > 0 && known.every(isClear) && !known.some(isInherited)) return undefined
  const { text, placed } = placeLines(lines)
  if (text.length > longestTold) return undefined
  const jobs = tellJobs(text).jobs.filter((job) => job.from !== '' && (job.employer || job.title) && !isStudies(job))
  const found = jobs
    .toSorted((a, b) => a.start - b.start)
    .map((job) => ({ job, rows: placed.filter(({ start, end }) => start < job.end && end > job.start) }))
    .filter(({ rows }) => rows.length > 0)
  const heads = ledByDates(found)
  // One paragraph that tells of one job after the other is no page.
  const tops = new Set(heads.map(({ rows }) => rows[0]))
  if (heads.length >= 2 && 2 * tops.size <= heads.length) return undefined
  const sharing = shareRows(heads)
  const read = heads.map(({ job, rows }, at) => {
    const from = placed.findLastIndex((one) => rows.includes(one)) + 1
    const next = heads[at + 1]?.rows[0]
    const until = next ? placed.indexOf(next) : placed.length
    const below = placed.slice(from, Math.max(from, until)).map(({ line }) => line)
    const end = below.findIndex((line) => ends.has(line))
    const own = rows.map((row) => ({ line: row.line, text: partOf(row, job, sharing) }))
    return readPageJob(job, own, end < 0 ? below : below.slice(0, end))
  })
  if (read.filter(isClear).length <= sound || (known.length > 0 && sound >= enough * known.length)) {
    const jobs = withoutHeadsBelow(known.map((job) => mendNames(job, read)))
    return jobs.some((job, index) => job !== known[index]) ? { sections, jobs, lines: [] } : undefined
  }
  const [first] = heads
  const before = placed.slice(0, first?.rows[0] ? placed.indexOf(first.rows[0]) : 0).map(({ line }) => line)
  const after = lines.filter((line) => !before.includes(line))
  return {
    sections: sections.flatMap((section) => {
      if (!tellsOfJobs(section)) return [section]
      const kept = section.lines.filter((line) => before.includes(line))
      if (kept.length === 0) return section.kind === 'header' ? [{ ...section, lines: [] }] : []
      return [{ ...section, kind: section.kind === 'experience' ? ('header' as const) : section.kind, lines: kept }]
    }),
    jobs: read,
    lines: after,
  }
}

/** The name of the next employer, known by now, no longer ends what was done at the one before. */
function withoutHeadsBelow(jobs: readonly ReadExperience[]): ReadExperience[] {
  return jobs.map((job, at) => {
    const next = jobs[at + 1]
    const names = [next?.company, next?.position, next?.location].map((found) => found?.value)
    const end = job.description.findLastIndex(({ text }) => !names.includes(text)) + 1
    return end === job.description.length ? job : { ...job, description: job.description.slice(0, end) }
  })
}

type Head = { job: ToldJob; rows: Placed[] }

/** Where jobs begin with their years, no year inside a line begins another. */
function ledByDates(heads: Head[]): Head[] {
  const led = heads.flatMap(({ job, rows }) => {
    const [date] = findDates(rows[0]?.line.text ?? '')
    if (date?.start !== 0) return []
    const { from, to, current } = date.isPeriod ? date : job
    return [{ job: { ...job, from, to, current }, rows }]
  })
  const firsts = led.filter(({ rows }, at) => rows[0] !== led[at - 1]?.rows[0])
  return firsts.length >= 2 && 2 * firsts.length >= heads.length ? firsts : heads
}

/** Of a paragraph that tells of several jobs each has the sentences from its own on. */
function shareRows(heads: readonly Head[]): Map<Placed, Map<ToldJob, string[]>> {
  const owners = new Map<Placed, ToldJob[]>()
  for (const { job, rows } of heads) for (const row of rows) owners.set(row, [...(owners.get(row) ?? []), job])
  const shared = [...owners].filter(([, jobs]) => jobs.length >= 2)
  return new Map(shared.map(([row, jobs]) => [row, sentencesBy(row, jobs)]))
}

function sentencesBy({ line, start }: Placed, jobs: readonly ToldJob[]): Map<ToldJob, string[]> {
  const own = new Map<ToldJob, string[]>()
  let at = 0
  let owner = 0
  for (const sentence of splitTold(line.text)) {
    at = line.text.indexOf(sentence, at) + sentence.length
    while ((jobs[owner + 1]?.start ?? Number.POSITIVE_INFINITY) < start + at) owner += 1
    const job = jobs[owner]
    if (!job) continue
    const said = own.get(job)
    if (said) said.push(sentence)
    else own.set(job, [sentence])
  }
  return own
}

function partOf(row: Placed, job: ToldJob, sharing: ReturnType<typeof shareRows>): string {
  const shared = sharing.get(row)
  return shared ? (shared.get(job) ?? []).join(' ') : row.line.text
}

function isStudies({ employer = '', title = '' }: ToldJob): boolean {
  return degreeScore(title) >= 2 || (schoolScore(employer) >= 2 && title === '')
}
