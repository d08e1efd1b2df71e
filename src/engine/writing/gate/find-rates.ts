// How often: daily, per shift, every other week, on Mondays, twice a year. Said in one measure, whatever the words.
import type { Quantity } from '../words/quantities.ts'
import { timeUnits } from '../words/quantity-words-data.ts'
import type { Token } from '../words/tokens.ts'
import { isFunctionWord } from '../words/vocabulary.ts'
import { isVerbAt, type ParsedText } from './parsed-text.ts'
import { rememberByText } from './remember.ts'

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

const adverbs: Record<string, string | readonly number[]> = {
  daily: 'day',
  nightly: 'night',
  everyday: 'day',
  weekly: 'week',
  biweekly: [26],
  fortnightly: [26],
  semiweekly: [104],
  monthly: 'month',
  // Both readings are in use.
  bimonthly: [6, 24],
  semimonthly: [24],
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  biannual: [2],
  biannually: [2],
  semiannual: [2],
  semiannually: [2],
  hourly: 'hour',
}

const weekdays = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/

export const findRates = rememberByText((parsed: ParsedText): readonly Rate[] => {
  const { tokens, quantities } = parsed
  const rates: Rate[] = []
  for (let at = 0; at < tokens.length; ) {
    const rate = readRate(tokens, quantities, at)
    if (rate) rates.push(withNumber(parsed, rate, rates.at(-1)))
    at = rate ? Math.max(rate.until, at + 1) : at + 1
  }
  return rates
})

function readRate(tokens: readonly Token[], quantities: readonly Quantity[], at: number): Rate | undefined {
  // The minute of `words per minute` is part of a unit.
  if (!tokens[at] || quantities.some(({ from, until }) => at > from && at < until)) return undefined
  return readAdverb(tokens, at) ?? readEvery(tokens, quantities, at) ?? readInterval(tokens, quantities, at)
}

function readAdverb(tokens: readonly Token[], at: number): Rate | undefined {
  const token = tokens[at]
  const halved = /^(?:bi|semi)$/.test(token?.lower ?? '') && tokens[at + 1]?.text === '-' ? tokens[at + 2] : undefined
  const word = halved ? `${token?.lower}${halved.lower}` : (token?.lower ?? '')
  const said = adverbs[word]
  const until = halved ? at + 3 : at + 1
  if (said !== undefined)
    return typeof said === 'string' ? unitRate(said, at, until) : { keys: said, base: said, unit: '', from: at, until }
  // `on Mondays`: the day itself is a name, looked after with the names.
  if (token?.lower === 'on' && weekdays.test(tokens[at + 1]?.lower ?? '') && /s$/.test(tokens[at + 1]?.lower ?? ''))
    return unitRate('week', at, at + 1)
  // `month-end close`, `at the end of the month`
  const unit = timeUnits[token?.lower ?? '']
  const end = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  const isEnd =
    tokens[end]?.lower === 'end' ||
    /^end of (?:the|each|every)$/.test(
      tokens
        .slice(Math.max(0, at - 3), at)
        .map(({ lower }) => lower)
        .join(' '),
    )
  if (unit && isEnd && /^(?:week|month|quarter|year|day)$/.test(token?.lower ?? '')) return unitRate(unit, at, at)
  // `the Tuesday staff meeting`
  const next = tokens[at + 1]
  const isRegular =
    /^(?:the|our|their)$/.test(tokens[at - 1]?.lower ?? '') && next?.kind === 'word' && !isFunctionWord(next.lower)
  return token && weekdays.test(token.lower) && isRegular ? unitRate('week', at, at) : undefined
}

const between =
  /^(?:average|typical|given|single|school|business|working|work|calendar|fiscal|full|and|every|busy|normal)$/

/** `per week`, `each shift`, `every two weeks`, `every other day`, `every Monday`, `a month`. */
function readEvery(tokens: readonly Token[], quantities: readonly Quantity[], at: number): Rate | undefined {
  const word = tokens[at]?.lower ?? ''
  const isA = /^(?:a|an)$/.test(word)
  const isIn = /^(?:in|during|on|for)$/.test(word) && /^(?:an?|each|every)$/.test(tokens[at + 1]?.lower ?? '')
  if (!/^(?:per|each|every|\/)$/.test(word) && !isA && !isIn) return undefined
  let next = at + (isIn ? 2 : 1)
  let isTypical = false
  while (between.test(tokens[next]?.lower ?? '')) {
    isTypical ||= /^(?:average|typical|given|normal)$/.test(tokens[next]?.lower ?? '')
    next += 1
  }
  // `in an average month` is a rate, `in a month` is none.
  if (isIn && /^an?$/.test(tokens[at + 1]?.lower ?? '') && !isTypical) return undefined
  if (isIn && /^(?:each|every)$/.test(tokens[at + 1]?.lower ?? '') === false && !isTypical) return undefined
  if (isA && !isTypical && !isRateBefore(tokens, at)) return undefined
  const isOther = /^(?:other|second|alternate)$/.test(tokens[next]?.lower ?? '') && /^(?:every|each)$/.test(word)
  if (isOther) next += 1
  const number = quantities.find(({ from }) => from === next)
  if (number && /^(?:every|each|per)$/.test(word)) return readEveryNumber(tokens, number, at)
  const token = tokens[next]
  if (weekdays.test(token?.lower ?? '') && /^(?:every|each)$/.test(word))
    return unitRate('week', at, next, isOther ? 2 : 1)
  const unit = timeUnits[token?.lower ?? '']
  if (!unit || !token || /s$/.test(token.lower)) return undefined
  const isCounted = quantities.some(({ until }) => until <= at && until >= at - 4)
  if (
    isA &&
    !isCounted &&
    /^(?:of|ago|later|early|earlier|after|before|ahead|long)$/.test(tokens[next + 1]?.lower ?? '')
  )
    return undefined
  return unitRate(unit, at, next + 1, isOther ? 2 : 1)
}

/** `every two weeks`, `per 24-hour shift`. */
function readEveryNumber(tokens: readonly Token[], number: Quantity, at: number): Rate | undefined {
  const shift = timeUnits[tokens[number.until]?.lower ?? '']
  if (shift && number.unit && shift !== number.unit)
    return { keys: [shift], base: [shift], unit: shift, from: at, until: at + 1 }
  if (!number.unit || !timeUnits[number.unit] || number.upTo !== undefined) return undefined
  return unitRate(number.unit, at, number.until, number.value)
}

/** `at two-hour intervals`, `at intervals of two hours`. */
function readInterval(tokens: readonly Token[], quantities: readonly Quantity[], at: number): Rate | undefined {
  const number = quantities.find(({ from }) => from === at)
  if (!number?.unit || !timeUnits[number.unit]) return undefined
  const isBefore = /^intervals?$/.test(tokens[number.until]?.lower ?? '')
  const isBehind = tokens[at - 1]?.lower === 'of' && /^intervals?$/.test(tokens[at - 2]?.lower ?? '')
  return isBefore || isBehind ? unitRate(number.unit, at, number.until + (isBefore ? 1 : 0), number.value) : undefined
}

/** `60 covers a night` is a rate, `spent a year` is none. */
function isRateBefore(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (!before) return false
  if (before.kind === 'number' || /^[%"”]$/.test(before.text)) return true
  if (/^(?:times|once|twice|days|hours|each|ones?)$/.test(before.lower)) return true
  if (
    /^(?:spen[dt]s?|spending|takes?|took|lasts?|lasted|needs?|missed|saved|saves?|gained|lost|added|within)$/.test(
      before.lower,
    )
  )
    return false
  return (
    before.kind === 'word' && !isFunctionWord(before.lower) && (/s$/.test(before.lower) || !isVerbAt(tokens, at - 1))
  )
}

function unitRate(unit: string, from: number, until: number, every = 1): Rate {
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

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** The number a rate is said of stands before it with no other between, or behind an adjective: 25 weekly jobs. */
function withNumber(parsed: ParsedText, rate: Rate, last: Rate | undefined): Rate {
  const { tokens, quantities, clauseOf } = parsed
  if (isAdjective(tokens, rate)) return describedBy(parsed, rate)
  const before = quantities.findLast(({ until, from }) => until <= rate.from && clauseOf[from] === clauseOf[rate.from])
  const isFree = before !== undefined && !(last && last.from >= before.until && last.until <= rate.from)
  const gap = before ? tokens.slice(before.until, rate.from) : []
  const isNear = isFree && gap.length <= 12 && !gap.some(({ text }) => /[;:.]/.test(text))
  if (!isNear || !before) return rate
  // `twice a month` is a rate of its own.
  const often = before.unit === 'time' ? before.value : undefined
  const keys = often
    ? rate.keys.map((key) => (typeof key === 'number' ? round(key * often) : `${often} ${key}`))
    : rate.keys
  return { ...rate, keys: before.upTo === undefined ? keys : rate.keys, of: before }
}

/** `a daily route`, `annual sales`. */
function isAdjective(tokens: readonly Token[], { from, until }: Rate): boolean {
  const next = tokens[until]
  if (adverbs[tokens[until - 1]?.lower ?? ''] === undefined || until - from > 3) return false
  return next?.kind === 'word' && !isFunctionWord(next.lower) && !isVerbAt(tokens, until)
}

/** `30 daily calls`, `$2 million in annual sales`, `annual sales of $2 million`; not the 18 stops of a daily route. */
function describedBy({ tokens, quantities }: ParsedText, rate: Rate): Rate {
  const before = quantities.findLast(({ until }) => until <= rate.from)
  const gap = before ? tokens.slice(before.until, rate.from).map(({ lower }) => lower) : ['']
  if (before && (gap.length === 0 || (before.kind === 'money' && gap.join(' ') === 'in')))
    return { ...rate, of: before }
  const after = quantities.find(({ from }) => from >= rate.until)
  const way = after ? tokens.slice(rate.until, after.boundFrom).map(({ lower }) => lower) : []
  // `monthly reconciliations of four accounts` are monthly, not four a month.
  return after?.kind === 'money' &&
    way.length <= 4 &&
    /^(?:of|at|to|around|averaging|totaling|:)$/.test(way.at(-1) ?? '')
    ? { ...rate, of: after }
    : rate
}

/** Whether one says the same as the other, or less. */
export function isSameRate(mine: Rate, theirs: Rate, by: 'keys' | 'base' = 'keys'): boolean {
  if (!mine[by].some((key) => theirs[by].includes(key))) return false
  if (!mine.part || mine.part === theirs.part) return true
  return /^(?:night|evening)$/.test(mine.part) && /^(?:night|evening)$/.test(theirs.part ?? '')
}
