// Texts that only say when or where: dates, places, durations.
import { findDates, withoutDates } from '../dates/find-dates.ts'
import { nowPattern } from '../dates/month-names.ts'
import { placeScore } from '../words/places.ts'

/** Also `20-30 hrs/wk`. */
export const duration =
  /^\(?(?:(?:about|approx\.?|over)\s+)?\d+(?:\s?[-–]\s?\d+(?=\s*h))?\+?\s*(?:hrs?|hours?|yrs?|years?|mos?|months?|weeks?|jahre?|monate?|ans?|mois)\b.{0,22}\)?$/i

const openEnd = new RegExp(`^[-–—]?\\s*(?:${nowPattern})(?![\\p{L}])`, 'iu')

export function isFact(text: string): boolean {
  const dates = findDates(text)
  const rest = withoutDates(text, dates)
  // `August 2024 8 months`
  if (dates.length > 0 && (rest.replace(/[^\p{L}]/gu, '').length < 4 || duration.test(rest))) return true
  const [now] = openEnd.exec(text.trim()) ?? []
  const after = text.trim().slice(now?.length ?? 0)
  if (now !== undefined && (after === '' || duration.test(after.replace(/^[\s·•|–-]+/, '')))) return true
  return duration.test(text.trim()) || placeScore(text) >= 2
}
