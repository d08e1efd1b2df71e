// A page typed without care: where the layout makes no sense of the jobs, they begin where titles, employers and years stand together,
// and what follows is what was done there.
import type { Parts } from '../assemble.ts'
import { besideDates, findDates } from '../dates/find-dates.ts'
import { readBody } from '../entries/body.ts'
import { headCells, isInProvince } from '../entries/head-cells.ts'
import type { ReadExperience } from '../entries/read-experience.ts'
import { makeUnits } from '../entries/units.ts'
import type { BodyLine } from '../found.ts'
import { type Line, sourceOf, wordCount } from '../line.ts'
import type { Section } from '../sections/split-sections.ts'
import { degreeScore, schoolScore } from '../words/education-words.ts'
import { titleScore } from '../words/title-words.ts'
import { splitTold } from './split-told.ts'
import { tellJobs } from './tell-jobs.ts'
import { bareName, hasLooks, isSound } from './tell-note.ts'
import type { ToldJob } from './things.ts'

/** `lines`: what tells of the jobs, where they were not read by the layout. */
export type Page = {
  sections: readonly Section[]
  jobs: ReadExperience[]
  lines: Line[]
}

const told = 0.55
/** Nobody types more, and a book would hold up the reader. */
const longest = 10_000
/** A layout that makes sense of so many of its jobs is right about the others too. */
const enough = 0.8

/** A summary below its own heading or behind its label tells of no job. */
const isHost = ({ kind, heading }: Section) =>
  kind === 'header' || kind === 'experience' || (kind === 'summary' && !heading)

type Placed = { line: Line; start: number; end: number }

/** Undefined where the layout knows as many jobs. */
export function tellPage(sections: readonly Section[], parts: Parts): Page | undefined {
  const own = sections.filter(isHost)
  const lines = own.flatMap((section) => section.lines)
  const ends = new Set(
    sections.flatMap((section, at) => {
      const above = sections[at - 1]
      return above && isHost(section) && !isHost(above) ? section.lines.slice(0, 1) : []
    }),
  )
  if (lines.length === 0 || hasLooks(sections.flatMap((section) => section.lines))) return undefined
  const known = parts.experiences
  const sound = known.filter(isClear).length
  if (known.length > 0 && known.every(isClear) && !known.some(isInherited)) return undefined
  const placed = placeLines(lines)
  const text = placed.map(({ line }) => `${line.gap >= 2 ? '\n' : ''}${line.text}`).join('\n')
  if (text.length > longest) return undefined
  const jobs = tellJobs(text).jobs.filter((job) => job.from !== '' && (job.employer || job.title) && !isSchooling(job))
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
    const below = placed.slice(from, Math.max(from, until))
    const end = below.findIndex(({ line }) => ends.has(line))
    const own = rows.map((row) => ({ line: row.line, text: partOf(row, job, sharing) }))
    return readJob(job, own, end < 0 ? below : below.slice(0, end))
  })
  if (read.filter(isClear).length <= sound || (known.length > 0 && sound >= enough * known.length)) {
    const jobs = known.map((job) => mendNames(job, read))
    return jobs.some((job, index) => job !== known[index]) ? { sections, jobs, lines: [] } : undefined
  }
  const [first] = heads
  const before = placed.slice(0, first?.rows[0] ? placed.indexOf(first.rows[0]) : 0).map(({ line }) => line)
  const after = lines.filter((line) => !before.includes(line))
  return {
    sections: sections.flatMap((section) => {
      if (!isHost(section)) return [section]
      const kept = section.lines.filter((line) => before.includes(line))
      if (kept.length === 0) return section.kind === 'header' ? [{ ...section, lines: [] }] : []
      return [{ ...section, kind: section.kind === 'experience' ? ('header' as const) : section.kind, lines: kept }]
    }),
    jobs: read,
    lines: after,
  }
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

/** The layout gave it the employer of the job above. */
const isInherited = ({ company }: ReadExperience) => company !== undefined && company.confidence <= 0.5

/** What a job's head lacks, or took from the one above, is in what is told of the same years. */
function mendNames(job: ReadExperience, told: readonly ReadExperience[]): ReadExperience {
  const { company, position, period } = job
  const same = told.filter((one) => one.period?.from === period?.from && one.period?.to === period?.to)
  const [one] = same
  if (same.length !== 1 || !one || !period) return job
  const isHost = one.company !== undefined && beginsLarge(one.company.value)
  // `Harlow & Finch` over `3 positions` is no post.
  const isSwapped = isHost && position !== undefined && bareName(position.value) === bareName(one.company?.value)
  const takesHost = isHost && (company === undefined || isInherited(job) || isSwapped)
  const { position: _, ...rest } = job
  const post = isSwapped ? one.position : (position ?? one.position)
  if (!takesHost && post === position) return job
  return {
    ...rest,
    ...(takesHost ? { company: one.company } : {}),
    ...(post ? { position: post } : {}),
  } as ReadExperience
}

function beginsLarge(name: string): boolean {
  return /^[\p{Lu}\d]/u.test(name)
}

const isClear = (job: ReadExperience) =>
  job.position !== undefined && (job.period ? isSound(job) : job.company !== undefined)

function placeLines(lines: readonly Line[]): Placed[] {
  let at = 0
  return lines.map((line, index) => {
    const start = at + (line.gap >= 2 ? 1 : 0)
    const end = start + line.text.length
    at = end + 1
    return { line, start: index === 0 && line.gap >= 2 ? 1 : start, end }
  })
}

function isSchooling({ employer = '', title = '' }: ToldJob): boolean {
  return degreeScore(title) >= 2 || (schoolScore(employer) >= 2 && title === '')
}

/** A line of a head, and what of it is this job's. */
type OwnRow = { line: Line; text: string }

function readJob(job: ToldJob, rows: readonly OwnRow[], below: readonly Placed[]): ReadExperience {
  const source = rows.flatMap(({ line }) => sourceOf(line))
  const { title, from, to, current } = job
  const [employer, town] = cutTown(job.employer ?? '')
  const units = makeUnits(rows.map(({ line }) => line))
  const cell = headCells(units.filter(({ text }) => wordCount(text) <= mostOfHead)).find(({ kind }) => kind === 'place')
  const place = town ?? cell?.text ?? rows.flatMap(({ line }) => placeBehind(line, job) ?? [])[0]
  const body = readBody(makeUnits(below.map(({ line }) => line)))
  return {
    ...(employer ? { company: { value: employer, confidence: told, source } } : {}),
    ...(title ? { position: { value: title, confidence: told, source } } : {}),
    ...(place ? { location: { value: place, confidence: told, source } } : {}),
    period: { from, to, current, confidence: told, source },
    description: [...rows.flatMap((row) => restOf(row, { ...job, place: place ?? '' })), ...body.lines],
  }
}

/** `Prologic Freight Memphis TN` */
function cutTown(employer: string): [employer: string, town?: string] {
  const words = employer.split(' ')
  for (const size of [2, 3]) {
    const town = words.slice(-size).join(' ')
    if (words.length > size && isInProvince(town)) return [words.slice(0, -size).join(' ').replace(/,$/, ''), town]
  }
  return [employer]
}

/** `Brackley Freight, Dandenong`, `Fidelis Guarding (Durban) Security Officer`: no list has every town. */
function placeBehind(line: Line, { employer = '', title = '' }: ToldJob): string | undefined {
  const text = besideDates(line.text)
  const at = employer === '' ? -1 : text.indexOf(employer)
  if (at < 0) return undefined
  const [, place = ''] =
    /^(?:,? \(|, )(\p{Lu}[\p{L}.'’ -]{2,30}?(?:, \p{Lu}[\p{L}.]+)?)(?:\)|\s*$|\s*[,;|–—]|\s-\s)/u.exec(
      text.slice(at + employer.length),
    ) ?? []
  return place === '' || place === title || titleScore(place) > 0 || wordCount(place) > 4 ? undefined : place
}

const mostOfHead = 16

/** The sentences of a paragraph that names the job, and what else is said on a line of names and dates. */
function restOf(
  { line, text: said }: OwnRow,
  { employer = '', title = '', place }: ToldJob & { place: string },
): BodyLine[] {
  const names = [employer, title, place].filter((name) => name !== '')
  const isSaid = (text: string) =>
    (besideNames(text, names).match(/[\p{L}\p{N}]{2,}/gu) ?? []).some((word) => !joining.test(word))
  const bullet = (text: string): BodyLine => ({ kind: 'bullet', text, source: sourceOf(line) })
  const behind = behindHead(said, names)
  if (behind !== undefined) return wordCount(behind) >= 2 ? [bullet(behind)] : []
  return wordCount(said) > mostOfHead ? splitTold(said).filter(isSaid).map(bullet) : []
}

function besideNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replace(name, ' '), besideDates(text))
}

/** `Para - Wyman Elementary (Rolla, MO) - Aug '19 thru now - lunch duty, bus duty`: what follows names and dates. */
function behindHead(text: string, names: readonly string[]): string | undefined {
  if (/\b(?:I|my|was|worked)\b/.test(text)) return undefined
  const ends = [
    ...findDates(text).map(({ end }) => end),
    ...names.map((name) => text.indexOf(name) + name.length * Math.sign(text.indexOf(name) + 1)),
  ]
  const behind = text.slice(Math.max(0, ...ends))
  return /^\)?\s*(?:[-–—:;,.|]\s*|$)/.test(behind) ? behind.replace(/^[\s)\-–—:;,.|]+/, '') : undefined
}

const joining =
  /^(?:have|has|had|was|were|am|is|been|the|an|and|at|with|for|in|as|my|to|from|since|until|till|before|after|that|this|then|right|now|currently|previously|earlier|worked|work|working|joined|here|there|also|where|which|started|job)$/i
