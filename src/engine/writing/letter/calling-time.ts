// How long somebody has been what they are now, over one employer and the next: a case manager since 2011 was told as one
// since 2013, when the present employer hired them.
import { withArticle } from '#engine/language/articles.ts'
import { formatDate, parseDate } from '#engine/resume/dates.ts'
import { type Career, type Job, monthsIn } from '../facts/career.ts'
import { tradeWords } from '../facts/title-held.ts'
import type { Slots } from '../frames/_frame.ts'
import { isHeldAs } from './held-as.ts'
import { roleName } from './role-name.ts'

/** Months between two jobs after which nobody has been one thing all along. */
const LONGEST_GAP = 2
const LEAST_MONTHS_MORE = 12

/** Slots of the frame `introduction`; empty unless the time is longer than that with the last employer. */
export function callingTime(job: Job, career: Career): Slots {
  const role = roleName(job.title)
  const start = monthOf(job.source.startDate)
  if (!role || start === undefined) return {}
  const calling = callingOf(role, career)
  const same = career.jobs.filter((one) => isHeldAs(one, calling))
  const first = firstOf(job, same)
  const from = monthOf(first.source.startDate) ?? start
  if (career.jobs.some((one) => !same.includes(one) && becameIn(one, calling))) return {}
  const aCalling = withArticle(calling)
  // The present title says more than what both were called.
  const isSame = calling === role
  if (start - from >= LEAST_MONTHS_MORE) {
    const since = formatDate(first.source.startDate)
    return {
      aCalling,
      isSame: isSame ? ' ' : undefined,
      callingSince: job.isCurrent ? since : undefined,
      callingFrom: since,
    }
  }
  const years = Math.floor(monthsIn(career, (one) => same.includes(one)) / 12)
  return isSame && years >= LEAST_YEARS && years * 12 >= job.months + 2 * LEAST_MONTHS_MORE
    ? { aCalling, isSame: ' ', callingYears: String(years) }
    : {}
}

/** `Apprentice Boilermaker, then Tradesman`: somewhere within that job, and nobody knows where. */
function becameIn({ title }: Job, calling: string): boolean {
  return title.toLowerCase().includes(calling.toLowerCase()) && /\b(?:then|later|promoted|rising)\b|[→>]/i.test(title)
}

const LEAST_YEARS = 5

/** What they were called before, too: `web developer` of a senior web developer. */
function callingOf(role: string, { jobs }: Career): string {
  const shorter = jobs
    .flatMap(({ title }) => roleName(title) ?? [])
    .filter((other) => role.endsWith(` ${other}`) && tradeWords(other).length > 0)
  return shorter.toSorted((one, other) => one.length - other.length)[0] ?? role
}

/** The first of the jobs that were held one after the other up to this one. */
function firstOf(job: Job, same: readonly Job[]): Job {
  let first = job
  for (const one of same.toSorted((a, b) => (monthOf(b.source.startDate) ?? 0) - (monthOf(a.source.startDate) ?? 0))) {
    const [start, end, next] = [one.source.startDate, one.source.endDate ?? '', first.source.startDate].map(monthOf)
    const until = one.isCurrent ? next : end
    if (start === undefined || until === undefined || next === undefined || start >= next) continue
    if (next - until <= LONGEST_GAP) first = one
  }
  return first
}

/** In months; a year alone says too little to join one job to the next. */
function monthOf(date: string): number | undefined {
  const { year, month } = parseDate(date) ?? {}
  return year === undefined || month === undefined ? undefined : year * 12 + month
}
