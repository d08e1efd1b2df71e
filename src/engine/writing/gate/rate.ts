// How often, in one measure: times a year, or the unit itself where no calendar says how many there are.
import type { Quantity } from '../words/quantities.ts'

export type Rate = {
  /** Times a year, or the unit itself where no calendar says how many there are: shift, season. */
  keys: readonly (number | string)[]
  /** The same without the number it is said of: the month of twice a month. */
  base: readonly (number | string)[]
  unit: string
  /** Which part of the day it is, where the words say so. */
  part?: string
  from: number
  until: number
  /** The number it is said of: 25 jobs a week. */
  of?: Quantity
}

const perYear: Record<string, number> = {
  hour: 8760,
  day: 365,
  night: 365,
  evening: 365,
  morning: 365,
  afternoon: 365,
  week: 52,
  weekend: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  year: 1,
}
const dayParts = /^(?:night|evening|morning|afternoon)$/

export function unitRate(unit: string, from: number, until: number, every = 1): Rate {
  const year = perYear[unit]
  const key = year === undefined ? (every === 1 ? unit : `${every} ${unit}`) : round(year / every)
  return {
    keys: [key],
    base: [key],
    unit: unit === 'fortnight' ? 'week' : unit,
    from,
    until,
    ...(dayParts.test(unit) ? { part: unit } : {}),
  }
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
