// From when to when, as somebody types it in one line: `08/2016 – 04/2020`, `2016-20`, `Mar 2022 to present`.
import { formatDate, monthNames } from './dates.ts'

export type TypedPeriod = {
  startDate: string
  /** Undefined where only a beginning was typed. */
  endDate?: string
  current?: true
}

type Moment = { date: string } | { isNow: true }

const expected = /^(.*?)[\s,]*\b(?:expected|anticipated)\s+(.+)$/i
type Reading = { form: RegExp; read: (match: RegExpExecArray, today: string) => Moment | undefined }

const month = '0?[1-9]|1[0-2]'
const year = '(?:19|20)\\d{2}'
const monthName = monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')

/** The first that fits is meant: `08/2016-04/2020` has no `2016-04` in it. */
const readings: readonly Reading[] = [
  { form: sticky(`(${year})[-/.](${month})(?!\\d|[/.-]\\d)`), read: ([, y, m]) => dated(y, m) },
  { form: sticky(`(${month})[\\s/.-]*(${year})(?!\\d)`), read: ([, m, y]) => dated(y, m) },
  { form: sticky(`(${monthName}|Sept)\\.?,?\\s*(${year})(?!\\d)`), read: ([, name, y]) => dated(y, monthOf(name)) },
  // A third number would make it a day.
  { form: sticky(`(${month})[/.](\\d{2})(?![\\d/.])`), read: ([, m, y], today) => dated(fullYear(y, today), m) },
  { form: sticky(`(${year})(?!\\d)`), read: ([, y]) => dated(y) },
  { form: sticky('(?:present|now|currently|current|today|ongoing)\\b'), read: () => ({ isNow: true }) },
]

const between = /(?:\s|[-–—−~,]|\b(?:from|to|until|till|through)\b)+/iy
/** `2016-20`, after a year. */
const lateYear = /(\d{2})(?!\d)/y
const since = /^\s*since\b/i

/** Undefined where it cannot be read to the last letter. `today` is YYYY-MM-DD. */
export function readTypedPeriod(text: string, today: string): TypedPeriod | undefined {
  const [, before, after] = expected.exec(text) ?? []
  if (before === undefined || after === undefined) return readPlain(text, today)
  // The word stays with the date, as it is to be printed.
  const period = readPlain(`${before} ${after}`, today)
  return period?.endDate === undefined ? undefined : { ...period, endDate: `Expected ${formatDate(period.endDate)}` }
}

/** `2009-11`: alone, two years; a month alone would have no end. */
const years = /^\s*((?:19|20)\d{2})\s?[-–—/]\s?(\d{2})\s*$/

function readPlain(text: string, today: string): TypedPeriod | undefined {
  const [, first = '', second = ''] = years.exec(text) ?? []
  if (first !== '' && Number(second) > Number(first) % 100 && fullYear(second, today) > first)
    return { startDate: first, endDate: fullYear(second, today) }
  const moments = readMoments(text.replace(since, ''), today)
  const [start, end] = moments ?? []
  if (!moments || !start || moments.length > 2 || !('date' in start)) return undefined
  const startDate = start.date
  if (end === undefined) return since.test(text) ? { startDate, current: true } : { startDate }
  return 'date' in end ? { startDate, endDate: end.date } : { startDate, current: true }
}

function readMoments(text: string, today: string): Moment[] | undefined {
  const found: Moment[] = []
  let at = 0
  while (at < text.length) {
    const step = readAt(text, at, found, today)
    if (step === undefined) return undefined
    if (step.moment) found.push(step.moment)
    at = step.end
  }
  return found
}

function readAt(text: string, at: number, before: readonly Moment[], today: string) {
  for (const { form, read } of readings) {
    const match = execAt(form, text, at)
    const moment = match && read(match, today)
    if (moment) return { moment, end: at + match[0].length }
  }
  const last = before.at(-1)
  const late = last && 'date' in last && last.date.length === 4 ? execAt(lateYear, text, at) : null
  if (late) return { moment: { date: fullYear(late[1], today) }, end: at + 2 }
  const gap = execAt(between, text, at)
  return gap ? { moment: undefined, end: at + gap[0].length } : undefined
}

function execAt(form: RegExp, text: string, at: number): RegExpExecArray | null {
  form.lastIndex = at
  return form.exec(text)
}

function sticky(source: string): RegExp {
  return new RegExp(source, 'iy')
}

function dated(year = '', month?: string): Moment {
  return { date: month === undefined ? year : `${year}-${month.padStart(2, '0')}` }
}

function monthOf(name = ''): string {
  const start = name.slice(0, 3).toLowerCase()
  return String(monthNames.findIndex((known) => known.toLowerCase().startsWith(start)) + 1)
}

/** Of two digits: studies may end some years from now. */
function fullYear(digits = '', today: string): string {
  const latest = Number(today.slice(0, 4)) + 10
  const century = Math.floor(latest / 100) * 100
  const year = century + Number(digits)
  return String(year > latest ? year - 100 : year)
}
