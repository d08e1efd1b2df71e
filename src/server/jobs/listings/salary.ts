import type { SalaryRange } from '#shared/api/jobs.ts'

type Period = 'year' | 'month' | 'week' | 'day' | 'hour'

/** What a full working year makes of one of each. */
const perYear: Record<Period, number> = { year: 1, month: 12, week: 52, day: 260, hour: 2080 }

const currencySigns: [RegExp, string][] = [
  [/CA\$|C\$|\bCAD\b/i, 'CAD'],
  [/AU\$|A\$|\bAUD\b/i, 'AUD'],
  [/£|\bGBP\b/i, 'GBP'],
  [/€|\bEUR\b/i, 'EUR'],
  [/₹|\bINR\b/i, 'INR'],
  [/\bCHF\b/i, 'CHF'],
  [/\bPLN\b/i, 'PLN'],
  [/\$|\bUSD\b/i, 'USD'],
]

const periods: [RegExp, Period][] = [
  [/\b(?:per|an|a|\/)\s*hour\b|\/\s*h(?:ou)?r\b|\bhourly\b|\bp\.?h\.?\b|\/h\b/i, 'hour'],
  [/\b(?:per|a)\s*day\b|\/\s*day\b|\bdaily\b/i, 'day'],
  [/\b(?:per|a)\s*week\b|\/\s*w(?:ee)?k\b|\bweekly\b/i, 'week'],
  [/\b(?:per|a)\s*month\b|\/\s*mo(?:nth)?\b|\bmonthly\b/i, 'month'],
  [/\b(?:per|a)\s*(?:year|annum)\b|\/\s*y(?:ea)?r\b|\byearly\b|\bannual(?:ly)?\b|\bp\.?a\.?\b/i, 'year'],
]

const figure = /(\d{1,3}(?:[,.\s]\d{3})+|\d+(?:[.,]\d{1,2})?)\s*(k\b)?/gi

/** Reads `$24.50 – $28 an hour`, `$85k-$105k`, `60.000 € per year` to a range a year; null if it says no figure. */
export function readSalary(text: string): SalaryRange | null {
  const currency = currencySigns.find(([sign]) => sign.test(text))?.[1]
  if (!currency) return null
  const figures = [...text.matchAll(figure)].map(([, digits = '', thousand]) => ({
    value: readFigure(digits),
    isThousand: Boolean(thousand),
  }))
  // In `80-100k` the k stands for both.
  const spread = figures.some(({ isThousand }) => isThousand)
  const values = figures
    .map(({ value, isThousand }) => (isThousand || (spread && value < 1000) ? value * 1000 : value))
    .filter((value) => value > 0)
    .slice(0, 2)
  const [low, high = low] = values
  if (low === undefined || high === undefined) return null
  const period = periods.find(([pattern]) => pattern.test(text))?.[1] ?? guessPeriod(high)
  return toYearly({ min: low, max: high, currency, period })
}

/** From figures that come apart, as sources give them. */
export function toYearly(given: {
  min: number
  max: number
  currency: string
  period?: Period | undefined
}): SalaryRange | null {
  const factor = perYear[given.period ?? guessPeriod(Math.max(given.min, given.max))]
  const [min, max] = [given.min || given.max, given.max || given.min].map((value) => Math.round(value * factor))
  if (min === undefined || max === undefined || !isBelievable(min) || !isBelievable(max)) return null
  return { min: Math.min(min, max), max: Math.max(min, max), currency: given.currency.toUpperCase().slice(0, 3) }
}

/** A figure below or beyond these is a mistake of the source, and would win every sort by salary. */
function isBelievable(yearly: number): boolean {
  return yearly >= 1_000 && yearly <= 5_000_000
}

function guessPeriod(value: number): Period {
  if (value < 250) return 'hour'
  if (value < 1_500) return 'day'
  if (value < 12_000) return 'month'
  return 'year'
}

function readFigure(digits: string): number {
  const isGrouped = /^\d{1,3}(?:[,.\s]\d{3})+$/.test(digits)
  return Number(isGrouped ? digits.replace(/[,.\s]/g, '') : digits.replace(',', '.'))
}

/** `$85,000 – $105,000 a year` */
export function formatSalary({ min, max, currency }: SalaryRange): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
  const range = min === max ? format.format(min) : `${format.format(min)} – ${format.format(max)}`
  return `${range} a year`
}
