// How long somebody did something, counted from the dates of the resume.
import { type DateParts, parseDate } from '#engine/resume/dates.ts'
import type { Experience, Resume } from '#engine/resume/resume.ts'

type Period = { from: number; until: number }

/** Months worked in these jobs; time that two jobs share counts once. A job without readable dates counts nothing. */
export function countMonths(jobs: readonly Experience[], today: string): number {
  const periods = jobs.flatMap((job) => periodOf(job, today) ?? []).sort((one, other) => one.from - other.from)
  let months = 0
  let until = Number.NEGATIVE_INFINITY
  for (const period of periods) {
    months += Math.max(0, period.until - Math.max(period.from, until))
    until = Math.max(until, period.until)
  }
  return months
}

function periodOf(job: Experience, today: string): Period | undefined {
  const from = readMonth(job.startDate, 'start')
  const until = job.current ? readMonth(today, 'start') : readMonth(job.endDate ?? '', 'end')
  if (from === undefined || until === undefined || until <= from) return undefined
  return { from, until }
}

/** A year alone begins in its middle and ends in its middle: two such years are whole years apart. */
function readMonth(text: string, edge: 'start' | 'end'): number | undefined {
  const date = parseDate(text) ?? looseDate(text)
  if (!date) return undefined
  if (date.month === undefined) return date.year * 12 + 6
  return date.year * 12 + (date.month - 1) + (edge === 'end' ? 1 : 0)
}

function looseDate(text: string): DateParts | undefined {
  const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)?.[0]
  return year === undefined ? undefined : { year: Number(year) }
}

/** The year a job ended; the current year if it is ongoing. */
function lastYear(job: Experience, today: string | undefined): number | undefined {
  const text = job.current ? (today ?? '') : (job.endDate ?? '')
  return (parseDate(text) ?? looseDate(text))?.year
}

function firstYear(job: Experience): number | undefined {
  return (parseDate(job.startDate) ?? looseDate(job.startDate))?.year
}

/** The last date of the resume: what `today` is where nobody says. */
export function latestDate(resume: Resume): string {
  const years = resume.experiences.flatMap((job) => [lastYear(job, undefined) ?? [], firstYear(job) ?? []].flat())
  return years.length > 0 ? `${Math.max(...years)}-01` : ''
}
