// When a job was held, as a letter says it.
import { formatDate, parseDate } from '#engine/resume/dates.ts'
import type { Job } from '../facts/career.ts'
import type { Slots } from '../frames/_frame.ts'

/** `since` for a job that is still held, `from` and `until` for one that is over; nothing if the dates do not say. */
export function jobTime({ source: { startDate, endDate = '' }, isCurrent }: Job): Slots {
  if (!parseDate(startDate)) return {}
  if (isCurrent) return { since: formatDate(startDate) }
  return parseDate(endDate) && startDate !== endDate ? { from: formatDate(startDate), until: formatDate(endDate) } : {}
}

/** In years alone: `since 2018`, `2015 to 2018`. */
export function jobYears({ source, isCurrent }: Job): string | undefined {
  const [start, end] = [source.startDate, source.endDate ?? ''].map((date) => parseDate(date)?.year)
  if (start === undefined) return undefined
  if (isCurrent) return `since ${start}`
  if (end === undefined) return undefined
  return start === end ? String(start) : `${start} to ${end}`
}
