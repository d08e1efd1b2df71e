// Who the person is, in one sentence: the title they hold or held, and since when.
import { withArticle } from '#engine/language/articles.ts'
import { parseDate } from '#engine/resume/dates.ts'
import { type Career, type Job, monthsIn } from '../facts/career.ts'
import { type Slots, sayFrame } from '../frames/_frame.ts'
import whoAt from '../frames/who-at.ts'
import whoNow from '../frames/who-now.ts'
import whoOwner from '../frames/who-owner.ts'
import whoStudied from '../frames/who-studied.ts'
import whoThen from '../frames/who-then.ts'
import whoTitle from '../frames/who-title.ts'
import { isSameRole } from '../words/roles.ts'
import { degreeOf } from './degree-name.ts'
import type { Tone } from './letter.ts'
import { atEmployer, roleName } from './role-name.ts'
import type { Said } from './say-arguments.ts'

const LEAST_YEARS = 2
/** A gap of a season is no gap in a line of work. */
const LONGEST_GAP_MONTHS = 4

export function introduce(career: Career, tone: Tone): Said[] {
  const [latest] = career.jobs
  const owned = career.jobs.find(({ isCurrent, title, company }) => isCurrent && company && isOwner.test(title))
  if (owned) return introduceOwner(owned, career, tone)
  const current = career.jobs.find((job) => job.isCurrent && roleName(titleOf(job, career)) !== undefined)
  const job = current ?? (latest && roleName(titleOf(latest, career)) !== undefined ? latest : undefined)
  if (!job) return latest ? introduceByEmployer(latest, tone) : introduceByTitle(career, tone)
  const role = roleName(titleOf(job, career))
  if (!role) return []
  const same = career.jobs.filter((one) => one === job || isSameRole(role, one.title))
  const place: Slots = { role, aRole: withArticle(role), atEmployer: job.company ? atEmployer(job.company) : undefined }
  const [text] = job.isCurrent
    ? sayFrame(whoNow, tone, { ...place, since: sinceYear(same) })
    : sayFrame(whoThen, tone, { ...place, ...pastTime(career, job, same) })
  return text ? [{ text, entries: [job.entry], quotes: [] }] : []
}

/** The only job of somebody who names a title goes under that title. */
function titleOf({ title }: Job, { jobs, resume }: Career): string {
  return title === '' && jobs.length === 1 ? resume.personalInfo.professionalTitle : title
}

const isOwner = /^(?:(?:co-)?owner|(?:co-)?founder|proprietor)\b/i

/** `I am the owner of Acme LLC`, then the last job with a title of its own. */
function introduceOwner(job: Job, career: Career, tone: Tone): Said[] {
  const title = isOwner.exec(job.title)?.[0].toLowerCase() ?? 'owner'
  const [text] = sayFrame(whoOwner, tone, {
    owner: withArticle(title).replace(/^an? (?!co-)/, 'the '),
    company: job.company,
  })
  if (!text) return []
  return [{ text, entries: [job.entry], quotes: [] }, ...lastTitle(career, job, tone)]
}

/** The latest job with a title that can be said, beside a business of one's own. */
function lastTitle(career: Career, owned: Job, tone: Tone): Said[] {
  const job = career.jobs.find((one) => one !== owned && !one.isCurrent && one.company && roleName(one.title))
  const role = job && roleName(job.title)
  if (!job || !role) return []
  const place: Slots = { role, aRole: withArticle(role), atEmployer: atEmployer(job.company) }
  const [text] = sayFrame(whoThen, tone, { ...place, ...pastTime(career, job, [job]) })
  return text ? [{ text, entries: [job.entry], quotes: [] }] : []
}

/** The year from which the person has held this title without a break, at one employer or several. */
function sinceYear(same: readonly Job[]): string | undefined {
  const spans = same
    .map(({ source, isCurrent }) => ({
      from: monthOf(source.startDate),
      until: isCurrent ? Number.POSITIVE_INFINITY : monthOf(source.endDate ?? ''),
    }))
    .filter(({ from }) => !Number.isNaN(from))
    .toSorted((one, other) => other.until - one.until)
  let first = Number.POSITIVE_INFINITY
  for (const { from, until } of spans) {
    if (first !== Number.POSITIVE_INFINITY && !(first - until <= LONGEST_GAP_MONTHS)) continue
    first = Math.min(first, from)
  }
  return Number.isFinite(first) ? String(Math.floor((first - 1) / 12)) : undefined
}

function pastTime(career: Career, job: Job, same: readonly Job[]): Slots {
  const years = Math.floor(monthsIn(career, (one) => same.includes(one)) / 12)
  const [from, until] = [parseDate(job.source.startDate)?.year, parseDate(job.source.endDate ?? '')?.year]
  const isSeveral = same.length > 1 && years >= LEAST_YEARS
  return {
    years: isSeveral ? String(years) : from === undefined && until === undefined ? yearsTold(career) : undefined,
    from: from === undefined || from === until ? undefined : String(from),
    until: until === undefined ? undefined : String(until),
  }
}

/** A title nobody would say aloud is left out; the employer is not. */
function introduceByEmployer({ company, isCurrent, entry }: Job, tone: Tone): Said[] {
  if (!company) return []
  const at = atEmployer(company)
  const [text] = sayFrame(whoAt, tone, isCurrent ? { now: at } : { past: at })
  return text ? [{ text, entries: [entry], quotes: [] }] : []
}

const told =
  /\b(\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years\b(?! (?:ago|old))/i

/** Where no dates say how long, the person's own words may: `Six years at Acme Corp`. */
function yearsTold({ lines }: Career): string | undefined {
  return lines.map(({ text }) => told.exec(text)?.[1]?.toLowerCase()).find((years) => years !== undefined)
}

function introduceByTitle(career: Career, tone: Tone): Said[] {
  const student = introduceStudent(career, tone)
  const role = roleName(career.resume.personalInfo.professionalTitle)
  if (student.length > 0 || !role) return student
  const [text] = sayFrame(whoTitle, tone, { aRole: withArticle(role), years: yearsTold(career) })
  return text ? [{ text, entries: ['personalInfo'], quotes: [] }] : []
}

function introduceStudent({ schools }: Career, tone: Tone): Said[] {
  const [school] = schools
  if (!school) return []
  const degree = degreeOf(school.source)
  const study = school.source.current ? degreeOf({ ...school.source, current: false }) : undefined
  const [text] = sayFrame(whoStudied, tone, { degree: study ? undefined : degree, study })
  return text ? [{ text, entries: [school.entry], quotes: [] }] : []
}

function monthOf(text: string): number {
  const date = parseDate(text)
  return date ? date.year * 12 + (date.month ?? 6) : Number.NaN
}
