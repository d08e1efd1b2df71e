// How often: daily, per shift, every other week, on Mondays, twice a year. Said in one measure, whatever the words.
import type { Quantity } from '../words/quantities.ts'
import { timeUnits } from '../words/quantity-words-data.ts'
import type { Token } from '../words/tokens.ts'
import { isFunctionWord } from '../words/vocabulary.ts'
import { isVerbAt, type ParsedText } from './parsed-text.ts'
import { type Rate, round, unitRate } from './rate.ts'
import { readDays, readEveryDay, readOneIn } from './read-days.ts'
import { rememberByText } from './remember.ts'

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
  return (
    readAdverb(tokens, at) ??
    readDays(tokens, at) ??
    readEvery(tokens, quantities, at) ??
    readOneIn(tokens, quantities, at) ??
    readInterval(tokens, quantities, at)
  )
}

function readAdverb(tokens: readonly Token[], at: number): Rate | undefined {
  const token = tokens[at]
  const halved = /^(?:bi|semi)$/.test(token?.lower ?? '') && tokens[at + 1]?.text === '-' ? tokens[at + 2] : undefined
  const word = halved ? `${token?.lower}${halved.lower}` : (token?.lower ?? '')
  // `hourly and salaried employees`
  const isWage =
    word === 'hourly' &&
    tokens
      .slice(at + 1, at + 4)
      .concat(tokens.slice(Math.max(0, at - 2), at))
      .some(({ lower }) => /^(?:salaried|employees?|workers?|staff|associates?|wages?|pay|personnel|rate)$/.test(lower))
  const said = isWage ? undefined : adverbs[word]
  const until = halved ? at + 3 : at + 1
  if (said !== undefined)
    return typeof said === 'string' ? unitRate(said, at, until) : { keys: said, base: said, unit: '', from: at, until }
  // `day-to-day operations`
  const to = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  const again = tokens[to + 1]?.text === '-' ? to + 2 : to + 1
  if (token?.lower === 'day' && tokens[to]?.lower === 'to' && tokens[again]?.lower === 'day')
    return unitRate('day', at, again + 1)
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
  return unit && isEnd && /^(?:week|month|quarter|year|day)$/.test(token?.lower ?? '')
    ? unitRate(unit, at, at)
    : undefined
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
  // `a week in advance` is one week.
  if (
    isA &&
    /^(?:in advance|ahead|early|earlier|before|later|ago|prior)\b/.test(
      tokens
        .slice(next + 1, next + 3)
        .map(({ lower }) => lower)
        .join(' '),
    )
  )
    return undefined
  if (/^(?:few|several|couple)$/.test(tokens[next]?.lower ?? '') && word === 'every')
    return readEveryFew(tokens, at, next)
  const isOther = /^(?:other|second|alternate)$/.test(tokens[next]?.lower ?? '') && /^(?:every|each)$/.test(word)
  if (isOther) next += 1
  const number = quantities.find(({ from }) => from === next)
  if (number && /^(?:every|each|per)$/.test(word)) return readEveryNumber(tokens, number, at)
  const day = /^(?:every|each)$/.test(word) ? readEveryDay(tokens, at, next, isOther ? 2 : 1) : undefined
  if (day) return day
  const token = tokens[next]
  const unit = timeUnits[token?.lower ?? ''] ?? (word === '/' ? letterUnits[token?.lower ?? ''] : undefined)
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

/** `every few months`, `every couple of weeks`. */
function readEveryFew(tokens: readonly Token[], at: number, few: number): Rate | undefined {
  const place = tokens[few + 1]?.lower === 'of' ? few + 2 : few + 1
  const unit = timeUnits[tokens[place]?.lower ?? '']
  if (!unit) return undefined
  const keys = [`few ${unit}`]
  return { keys, base: keys, unit, from: at, until: place + 1 }
}

/** `req/s`, `40 km/h`. */
const letterUnits: Record<string, string> = { s: 'second', h: 'hour', d: 'day' }

/** `every two weeks`, `every third month`, `per 24-hour shift`. */
function readEveryNumber(tokens: readonly Token[], number: Quantity, at: number): Rate | undefined {
  const shift = timeUnits[tokens[number.until]?.lower ?? '']
  if (number.kind === 'ordinal') {
    const day = readEveryDay(tokens, at, number.until, number.value)
    return day ?? (shift ? unitRate(shift, at, number.until + 1, number.value) : undefined)
  }
  // `videos, each three minutes long`
  if (tokens[at]?.lower === 'each' && !shift) return undefined
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

/** The number a rate is said of stands before it with no other between, or behind an adjective: 25 weekly jobs. */
function withNumber(parsed: ParsedText, rate: Rate, last: Rate | undefined): Rate {
  const { tokens, quantities, clauseOf } = parsed
  if (isAdjective(tokens, rate)) return describedBy(parsed, rate)
  const nearest = quantities.findLast(
    ({ until, from, kind }) =>
      until <= rate.from && clauseOf[from] === clauseOf[rate.from] && /^(?:count|money|percent|times)$/.test(kind),
  )
  const before = nearest && (countedBy(parsed, nearest) ?? nearest)
  const isFree = before !== undefined && !(last && last.from >= before.until && last.until <= rate.from)
  const gap = before ? tokens.slice(before.until, rate.from) : []
  const isNear = isFree && gap.length <= 12 && !gap.some(({ text }) => /[;:.]/.test(text))
  if (!isNear || !before) return rate
  return saidOf(rate, before)
}

/** The eight of `eight 12-minute videos a month`. */
function countedBy(
  { tokens, quantities }: ParsedText,
  { boundFrom, from, until, unit }: Quantity,
): Quantity | undefined {
  const isJoined = unit !== undefined && tokens.slice(from, until).some(({ text }) => text === '-')
  return isJoined ? quantities.find((other) => other.until === boundFrom && other.kind === 'count') : undefined
}

/** `twice a month`, `twice-monthly` is a rate of its own. */
function saidOf(rate: Rate, number: Quantity): Rate {
  const often = number.unit === 'time' && number.upTo === undefined ? number.value : undefined
  const keys = often
    ? rate.keys.map((key) => (typeof key === 'number' ? round(key * often) : `${often} ${key}`))
    : rate.keys
  return { ...rate, keys, of: number }
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
  const isOften = before?.unit === 'time' && gap.join(' ') === '-'
  if (before && (gap.length === 0 || isOften || (before.kind === 'money' && gap.join(' ') === 'in')))
    return saidOf(rate, before)
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
