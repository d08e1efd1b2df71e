// Dates of a resume are texts: YYYY, YYYY-MM, YYYY-MM-DD or whatever the person wrote. They never pass through
// Date, which would move 2021-03-01 to February west of Greenwich.

import type { DocumentWords } from './languages/_words.ts'
import en from './languages/en.ts'
import type { DateForm } from './resume.ts'

export const monthNames = en.months
export const present = en.present

/** In which words and which form dates are written. */
export type DateStyle = {
  words: Pick<DocumentWords, 'months' | 'shortMonths' | 'ofYear' | 'present'>
  form: DateForm
}

const plainStyle: DateStyle = { words: en, form: 'long' }

export type DateParts = { year: number; month?: number; day?: number }

const isoDate = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/
const isoWithTime = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The date without the time that older documents carry: 2021-03-14T00:00:00.000Z is 2021-03-14. */
export function datePart(text: string): string {
  const trimmed = text.trim()
  return isoWithTime.exec(trimmed)?.[1] ?? trimmed
}

/** Year, month and day of a date in one of the three forms; undefined for anything else. */
export function parseDate(text: string): DateParts | undefined {
  const match = isoDate.exec(datePart(text))
  if (!match) return undefined
  const [, year, month, day] = match
  const parts: DateParts = { year: Number(year) }
  if (month === undefined) return parts
  const days = monthDays[Number(month) - 1]
  if (days === undefined) return undefined
  parts.month = Number(month)
  if (day === undefined) return parts
  if (Number(day) < 1 || Number(day) > days) return undefined
  parts.day = Number(day)
  return parts
}

/** Month and year, `March 2021` if no style is named; the raw text where it cannot be read as a date. */
export function formatDate(text: string, { words, form } = plainStyle): string {
  const date = parseDate(text)
  if (!date) return text.trim()
  const year = String(date.year).padStart(4, '0')
  if (date.month === undefined || form === 'year') return year
  if (form === 'numeric') return `${String(date.month).padStart(2, '0')}/${year}`
  if (form === 'short') return `${words.shortMonths[date.month - 1]} ${year}`
  return `${words.months[date.month - 1]}${words.ofYear}${year}`
}

/** As formatDate, with the day where there is one, for texts that are read back. */
export function formatExactDate(text: string): string {
  const day = parseDate(text)?.day
  return day === undefined ? formatDate(text) : `${day} ${formatDate(text)}`
}

/** `March 2021 – Present`. */
export function formatPeriod(start: string, end: string | undefined, current: boolean, style = plainStyle): string {
  const from = formatDate(start, style)
  const to = current ? style.words.present : formatDate(end ?? '', style)
  if (!from || !to || from === to) return from || to
  return `${from} – ${to}`
}

/** Before the date of a degree that is still to come, in English documents. */
const EXPECTED = 'Expected'

/** `Expected May 2028` for a month after `today` (YYYY-MM-DD); undefined for what is over or has no form of a date. */
export function expectedDate(text: string, today: string): string | undefined {
  const date = parseDate(text)
  const now = parseDate(today)
  if (!date || !now) return undefined
  const isLater = date.year > now.year || (date.year === now.year && (date.month ?? 0) > (now.month ?? 12))
  return isLater ? `${EXPECTED} ${formatDate(text)}` : undefined
}

/** Earlier dates first; a date that cannot be read at all comes last. */
export function compareDates(a: string, b: string): number {
  const left = sortKey(a)
  const right = sortKey(b)
  if (left === right) return 0
  return left < right ? -1 : 1
}

const monthByPrefix = new RegExp(`\\b(${monthNames.map((name) => name.slice(0, 3)).join('|')})`, 'i')

function sortKey(text: string): number {
  const { year, month = 0, day = 0 } = parseDate(text) ?? guessDate(text)
  return year * 10_000 + month * 100 + day
}

/** Year and month out of raw text such as `Summer 2019`, `Mar. 2021` or `03/2021`. */
function guessDate(text: string): DateParts {
  const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)?.[0]
  if (year === undefined) return { year: Number.POSITIVE_INFINITY }
  const prefix = monthByPrefix.exec(text)?.[1]?.toLowerCase()
  const named = monthNames.findIndex((name) => name.slice(0, 3).toLowerCase() === prefix) + 1
  const numbered = Number(/(?<!\d)(0?[1-9]|1[0-2])[./-](?:19|20)\d{2}/.exec(text)?.[1] ?? 0)
  return { year: Number(year), month: named || numbered }
}

/** Whether a period ends before it starts, as exactly as both dates say it; what cannot be read is left alone. */
export function endsBeforeStart(start: string, end: string): boolean {
  const from = parseDate(start) ?? guessDate(start)
  const to = parseDate(end) ?? guessDate(end)
  if (!Number.isFinite(from.year) || !Number.isFinite(to.year)) return false
  if (from.year !== to.year) return to.year < from.year
  return Boolean(from.month && to.month && to.month < from.month)
}

/** The more recent first, by end (what still runs before what is over), then by start. */
export function comparePeriods(
  a: { startDate: string; endDate?: string | undefined; current: boolean },
  b: { startDate: string; endDate?: string | undefined; current: boolean },
): number {
  if (a.current !== b.current) return a.current ? -1 : 1
  const byEnd = a.current ? 0 : compareDates(b.endDate || b.startDate, a.endDate || a.startDate)
  return byEnd || compareDates(b.startDate, a.startDate)
}
