// Texts that only say when or where: dates, places, durations.
import { findDates, withoutDates } from '../dates/find-dates.ts'
import { placeScore } from '../words/places.ts'

export const duration =
  /^\(?(?:(?:about|approx\.?|over)\s+)?\d+\+?\s*(?:yrs?|years?|mos?|months?|weeks?|jahre?|monate?|ans?|mois)\b.{0,22}\)?$/i

export function isFact(text: string): boolean {
  const dates = findDates(text)
  if (dates.length > 0 && withoutDates(text, dates).replace(/[^\p{L}]/gu, '').length < 4) return true
  if (/^[-–—]?\s*(?:present|current|now|today|ongoing)$/i.test(text.trim())) return true
  return duration.test(text.trim()) || placeScore(text) >= 2
}
