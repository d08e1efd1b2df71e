// A date of a resume may be a day, a month, a year or free words. Two selects show the first three as the page does:
// month and year. Anything else is edited as the words it is.
import { parseDate } from '#engine/resume/dates.ts'

export type MonthChoice = { month: number | undefined; year: number | undefined }

/** What the selects show of a value; undefined if they cannot show it. */
export function readMonth(value: string): MonthChoice | undefined {
  if (value.trim() === '') return { month: undefined, year: undefined }
  const date = parseDate(value)
  return date && { month: date.month, year: date.year }
}

/** The value of a choice; a month without its year isn't a date yet. */
export function writeMonth({ month, year }: MonthChoice): string {
  if (year === undefined) return ''
  const digits = String(year).padStart(4, '0')
  return month === undefined ? digits : `${digits}-${String(month).padStart(2, '0')}`
}

const FIRST_YEAR = 1930

/** The years to choose from, the latest first; a year of the resume itself is always among them. */
export function listYears(latest: number, chosen: number | undefined): number[] {
  const years = Array.from({ length: latest - FIRST_YEAR + 1 }, (_, index) => latest - index)
  if (chosen === undefined || years.includes(chosen)) return years
  return [...years, chosen].sort((a, b) => b - a)
}
