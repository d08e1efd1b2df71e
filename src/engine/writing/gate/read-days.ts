// How often by the days themselves: on Mondays, every third Sunday, a Saturday class, one weekend in three.
import type { Quantity } from '../words/quantities.ts'
import { timeUnits } from '../words/quantity-words-data.ts'
import type { Token } from '../words/tokens.ts'
import { isFunctionWord } from '../words/vocabulary.ts'
import { type Rate, unitRate } from './rate.ts'

const weekdays = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/

/** What is held again and again; a Saturday wedding was one. */
const standing =
  /^(?:group|class|club|school|market|workshop|program|shift|clinic|service|brunch|session|league|story|storytime|hour|practice|rehearsal|lesson|pantry|route|meeting|tour|series|matinee|playgroup|academy|choir|team)(?:e?s)?$/

/** `on Mondays`, `the Tuesday staff meeting`, `a Saturday class`: the day itself is a name, looked after with the names. */
export function readDays(tokens: readonly Token[], at: number): Rate | undefined {
  const word = tokens[at]?.lower ?? ''
  if (word === 'on') {
    const first = tokens[at + 1]?.lower ?? ''
    return weekdays.test(first) && /s$/.test(first) ? dayRate(tokens, at, at + 1) : undefined
  }
  if (/^alternat(?:e|ing)$/.test(word) && !/^(?:every|each)$/.test(tokens[at - 1]?.lower ?? '')) {
    const of = tokens[at + 1]?.lower ?? ''
    const unit = weekdays.test(of) ? 'week' : timeUnits[of]
    return unit ? unitRate(unit, at, at + (weekdays.test(of) ? 1 : 2), 2) : undefined
  }
  if (!weekdays.test(word)) return undefined
  const [before, next] = [tokens[at - 1]?.lower ?? '', tokens[at + 1]]
  if (next?.kind !== 'word' || isFunctionWord(next.lower)) return undefined
  const isRegular =
    /^(?:the|our|their)$/.test(before) ||
    (/^an?$/.test(before) && tokens.slice(at + 1, at + 4).some(({ lower }) => standing.test(lower)))
  return isRegular ? unitRate('week', at, at) : undefined
}

/** `every Monday`, `every third Sunday`, `each Tuesday and Thursday`. */
export function readEveryDay(tokens: readonly Token[], from: number, at: number, every: number): Rate | undefined {
  if (!weekdays.test(tokens[at]?.lower ?? '')) return undefined
  const rest = [1, 2, 3].map((step) => tokens[at + step]?.lower).join(' ')
  // `every second Thursday of the month`
  if (/^of (?:the|each|every) month$/.test(rest)) return unitRate('month', from, at)
  return every === 1 ? dayRate(tokens, from, at) : unitRate('week', from, at, every)
}

/** Tuesdays and Thursdays are twice a week, and weekly each. */
function dayRate(tokens: readonly Token[], from: number, first: number): Rate {
  let days = 0
  for (let at = first; weekdays.test(tokens[at]?.lower ?? '') || /^(?:,|and|&)$/.test(tokens[at]?.lower ?? ''); at += 1)
    if (weekdays.test(tokens[at]?.lower ?? '')) days += 1
  const rate = unitRate('week', from, first)
  return days > 1 ? { ...rate, keys: [...rate.keys, 52 * days] } : rate
}

/** `one weekend in three`, `one week out of every five`, `one Sunday in three`. */
export function readOneIn(tokens: readonly Token[], quantities: readonly Quantity[], at: number): Rate | undefined {
  const one = quantities.find(({ from }) => from === at)
  if (one?.value !== 1 || one.kind !== 'count' || one.upTo !== undefined) return undefined
  const isDay = weekdays.test(tokens[one.until]?.lower ?? '')
  const unit = isDay ? 'week' : one.unit
  if (!unit || (!isDay && !timeUnits[unit])) return undefined
  let next = one.until + (isDay ? 1 : 0)
  if (tokens[next]?.lower === 'out' && tokens[next + 1]?.lower === 'of') next += 2
  else if (/^(?:in|of)$/.test(tokens[next]?.lower ?? '')) next += 1
  else return undefined
  if (/^(?:every|each)$/.test(tokens[next]?.lower ?? '')) next += 1
  const whole = quantities.find(({ from }) => from === next)
  if (whole?.kind !== 'count' || whole.upTo !== undefined || whole.value < 2 || whole.value > 12) return undefined
  const isBare = whole.unit === undefined || whole.unit === one.unit
  return isBare ? unitRate(unit, at, whole.until, whole.value) : undefined
}
