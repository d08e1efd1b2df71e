// Whether two numbers are the same number: in another notation, as a range or its two ends, in another unit.
import type { Quantity } from '../words/quantities.ts'

const scales: readonly Record<string, number>[] = [
  { second: 1 / 60, minute: 1, hour: 60, day: 1440, week: 10080, fortnight: 20160 },
  { month: 1, quarter: 3, year: 12, decade: 120 },
  { inch: 1, foot: 12, yard: 36 },
  { gram: 1, kilogram: 1000 },
  { megabyte: 1, gigabyte: 1000, terabyte: 1e6 },
  { watt: 1, kilowatt: 1000, megawatt: 1e6 },
  { volt: 1, kilovolt: 1000 },
]

export function sameValue(mine: Quantity, theirs: Quantity): boolean {
  if (mine.isVague || theirs.isVague) return sameSize(mine, theirs)
  if (mine.kind === 'code' || theirs.kind === 'code') return mine.value === theirs.value
  const here = asPercent(mine)
  const there = asPercent(theirs)
  if (here !== undefined && there !== undefined && mine.kind !== theirs.kind) return here === there
  if (mine.kind !== theirs.kind) return isOtherKind(mine, theirs) && sameEnds(mine, theirs, 1)
  if (mine.kind === 'money' && mine.currency !== theirs.currency) return false
  const factor = unitFactor(mine, theirs)
  return factor !== undefined && sameUnitKind(mine, theirs) && sameEnds(mine, theirs, factor)
}

/** `dozens` for 40, `hundreds` for 350, `six-figure` for $120,000; never a number for dozens. */
function sameSize(mine: Quantity, theirs: Quantity): boolean {
  if (mine.kind !== theirs.kind) return false
  if (theirs.isVague) return mine.isVague && mine.value === theirs.value
  const most = mine.text.toLowerCase().startsWith('dozen') ? 120 : mine.value * (mine.value === 1000 ? 1000 : 10)
  const least = /figure/i.test(mine.text) ? mine.value : mine.value * 2
  return theirs.value >= least && theirs.value < most
}

/** Doubled is up by 100 %, halved is down by 50 %, a third is a third of it. */
function asPercent({ kind, value }: Quantity): number | undefined {
  if (kind === 'percent') return value
  if (kind === 'count' && value < 1) return Math.round(value * 100)
  if (kind !== 'times') return undefined
  return value < 1 ? (1 - value) * 100 : (value - 1) * 100
}

/** The fifth day is day five; a year may have been read as a count, `2.3x` and `2.3 times` are one. */
function isOtherKind(mine: Quantity, theirs: Quantity): boolean {
  const kinds = [mine.kind, theirs.kind].sort().join(' ')
  if (kinds === 'count ordinal') return mine.unit === undefined || theirs.unit === undefined
  if (kinds === 'count times') return mine.unit === 'time' || theirs.unit === 'time'
  return mine.kind === 'year' && theirs.kind === 'count' && theirs.unit === undefined
}

/** A range is its two ends, however they are put. */
function sameEnds(mine: Quantity, theirs: Quantity, factor: number): boolean {
  const same = (one: number | undefined, other: number | undefined) =>
    (one === undefined && other === undefined) ||
    (one !== undefined && other !== undefined && Math.abs(one * factor - other) <= 1e-6 * Math.abs(other))
  if (mine.upTo === undefined && theirs.upTo === undefined) return same(mine.value, theirs.value)
  if (mine.upTo !== undefined && theirs.upTo !== undefined)
    return same(mine.value, theirs.value) && same(mine.upTo, theirs.upTo)
  // `from 18 to 22` and `18-22`
  const [low, high] = ends(mine)
  const [least, most] = ends(theirs)
  return same(low, least) && same(high, most)
}

function ends({ value, upTo, mate }: Quantity): [number, number | undefined] {
  const other = upTo ?? mate
  return other === undefined ? [value, undefined] : [Math.min(value, other), Math.max(value, other)]
}

/** What to multiply mine by to have theirs; undefined where the units say different things. */
function unitFactor(mine: Quantity, theirs: Quantity): number | undefined {
  if (mine.unit === theirs.unit) return 1
  // `twice a month`, `two visits a month`: what is counted is looked at with the noun.
  if (mine.unit === 'time' && theirs.unit === undefined) return 1
  // `teens between 13 and 17`, `8, 12 and 16 hours`: the unit may go without saying, never come in.
  if (mine.unit === undefined) return 1
  if (theirs.unit === undefined) return undefined
  if (/^(?:night|evening|day)$/.test(mine.unit) && /^(?:night|evening)$/.test(theirs.unit)) return 1
  for (const scale of scales) {
    const [here, there] = [scale[mine.unit], scale[theirs.unit]]
    if (here !== undefined && there !== undefined) return here / there
  }
  return undefined
}

function sameUnitKind(mine: Quantity, theirs: Quantity): boolean {
  return mine.unitKind === undefined || mine.unitKind === theirs.unitKind
}

/** Whether mine claims more than theirs by the words that bound it. */
export function raisesBound(mine: Quantity, theirs: Quantity, isWithin: boolean): boolean {
  const [here, there] = [mine.bound, theirs.bound]
  if (here === there) return false
  if (there === 'exact') return !(here === 'about' || (here === 'under' && mine.unit !== undefined))
  // Who had over 40 had 40.
  if (there === 'over') return !/^(?:exact|plus|least)$/.test(here)
  if (there === 'plus') return !/^(?:exact|over|least)$/.test(here)
  if (there === 'least') return !/^(?:exact|plus)$/.test(here)
  // `in 24 hours` for `within 24 hours`.
  return !(there === 'under' && here === 'exact' && isWithin && mine.unit !== undefined)
}
