// A date of a resume may be a day, a month, a year or free words. Each is edited as what it is, so that none is lost.
import { datePart, parseDate } from '#engine/resume/dates.ts'

export const dateForms = ['date', 'month', 'text'] as const
export type DateForm = (typeof dateForms)[number]

export const dateFormLabels: Record<DateForm, string> = {
  date: 'Day, month and year',
  month: 'Month and year',
  text: 'Year or other words',
}

const fullDate = /^\d{4}-\d{2}-\d{2}$/
const fullMonth = /^\d{4}-\d{2}$/

/** How a value can be edited without losing any of it. */
export function formOf(value: string): DateForm {
  const date = datePart(value)
  if (date === '') return 'date'
  if (!parseDate(date)) return 'text'
  if (fullDate.test(date)) return 'date'
  return fullMonth.test(date) ? 'month' : 'text'
}

/** What a control of that form shows; empty if it cannot show the value. */
export function shownAs(value: string, form: DateForm): string {
  if (form === 'text') return value
  return formOf(value) === form ? datePart(value) : ''
}

/** The value in another form; undefined where that would invent or lose something the page shows. */
export function convertDate(value: string, form: DateForm): string | undefined {
  const date = parseDate(value)
  if (form === 'text' || !date) return undefined
  if (date.month === undefined) return undefined
  const month = `${String(date.year).padStart(4, '0')}-${String(date.month).padStart(2, '0')}`
  if (form === 'month') return month
  return `${month}-${String(date.day ?? 1).padStart(2, '0')}`
}
