// Whether a number is said of the same time and of the same share: 25 a week, 12 each, 130 in all.
import type { Quantity } from '../words/quantities.ts'
import { small, timeUnits } from '../words/quantity-words-data.ts'
import { mayStandFor } from '../words/thesaurus.ts'
import type { Token } from '../words/tokens.ts'
import { isFunctionWord } from '../words/vocabulary.ts'
import { findCounted } from './counted.ts'
import { findRates, isSameRate } from './find-rates.ts'
import type { NumberPlace } from './number-place.ts'
import type { ParsedText } from './parsed-text.ts'
import type { Rate } from './rate.ts'

/** What is wrong with the rate of mine; undefined where nothing is. */
export function findRateDifference(mine: NumberPlace, theirs: NumberPlace): string | undefined {
  const here = rateOf(mine)
  const there = rateOf(theirs)
  const { text } = mine.quantity
  if (here && there && isClose(mine, here) && isClose(theirs, there) && !isSameRate(here, there, 'base'))
    return `${text} was not said per ${here.unit}`
  // `seven in all` were not seven every few months.
  if (here && !there && isClose(mine, here) && saysTotal(theirs.text, theirs.quantity) && !isTotal(mine))
    return `${text} was said of all`
  if (here && !there && isClose(mine, here) && !hasLooseRate(theirs, here))
    return `${text} is not said per ${here.unit}`
  const share = shareOf(mine)
  if (share !== undefined && !isShared(share, theirs)) return `${text} is not said of each ${share}`
  if (isTotal(mine) && (shareOf(theirs) !== undefined || (there && isClose(theirs, there) && !here)))
    return `${text} is not said of all`
  return undefined
}

function rateOf({ text, quantity }: NumberPlace): Rate | undefined {
  return findRates(text).find(({ of }) => of !== undefined && of.from === quantity.from)
}

/** Nothing but the counted noun stands between: 25 jobs a week. */
function isClose({ text, quantity }: NumberPlace, { from }: Rate): boolean {
  const between = text.tokens.slice(quantity.until, from)
  return (
    between.length <= 7 &&
    !between.some(
      ({ text: word, lower }) => /^[,;:()]$/.test(word) || /^(?:and|while|who|which|that|when)$/.test(lower),
    )
  )
}

/** A rate that is said of no number in particular, or of several in a row, may be said of this one. */
function hasLooseRate({ text, quantity }: NumberPlace, rate: Rate): boolean {
  return findRates(text).some((other) => {
    if (!isSameRate(rate, other, 'base')) return false
    const { of } = other
    if (of === undefined || of.from > other.from) return true
    // `60 covers and 12 tables a night` says it of both.
    return of.from > quantity.from && text.clauseOf[of.from] === text.clauseOf[quantity.from]
  })
}

const rules =
  /^(?:polic|protocol|code|spec|request|order|schedul|standard|guidelin|regulat|law|procedur|instruct|requir|contract|agreement|direct|manufactur)/

/** What a number is said of each of: `12 students per section`, `$60 each`. An empty word where it only says each. */
function shareOf({ text, quantity }: NumberPlace): string | undefined {
  if (quantity.isEach) return ''
  const { tokens, quantities } = text
  const next = quantities.find(({ from }) => from >= quantity.until)?.boundFrom ?? tokens.length
  for (let at = quantity.until; at < Math.min(next, quantity.until + 7); at += 1) {
    const token = tokens[at]
    if (!token || /[,;:.()]/.test(token.text)) return undefined
    const isFor =
      /^(?:for|in|at|to|of|on|from|by|across)$/.test(token.lower) &&
      /^(?:each|every)$/.test(tokens[at + 1]?.lower ?? '')
    if (token.lower !== 'per' && !isFor) continue
    const noun = tokens[at + (isFor ? 2 : 1)]
    if (isFor && noun?.lower === 'of') return wholeOf(tokens, at + 3)
    if (
      noun?.kind !== 'word' ||
      timeUnits[noun.lower] ||
      /day$/.test(noun.lower) ||
      rules.test(noun.stem) ||
      noun.lower === 'of' ||
      small[noun.lower]
    )
      return undefined
    const behind = tokens[at + (isFor ? 3 : 2)]
    const isOne = !behind || behind.kind === 'sign' || isFunctionWord(behind.lower)
    return isOne && !/[^s]s$/.test(noun.lower) ? noun.stem : undefined
  }
  return undefined
}

/** The analyzers of `each of two analyzers`. */
function wholeOf(tokens: readonly Token[], from: number): string | undefined {
  const rest = tokens.slice(from, from + 4)
  return rest.find(({ kind, lower }) => kind === 'word' && !small[lower] && !isFunctionWord(lower))?.stem
}

function isShared(share: string, theirs: NumberPlace): boolean {
  const there = shareOf(theirs)
  if (there === '' || isOfCounted(theirs, share)) return true
  const { tokens } = theirs.text
  // An average time is the time of each, on average.
  const isAverage = tokens.slice(0, theirs.quantity.from).some(({ lower }) => /^averag(?:e|ed|ing)$/.test(lower))
  if (isAverage && theirs.quantity.bound === 'about' && (share === '' || mayStandFor(share, theirs.text.stems)))
    return true
  const saysEach = (noun: string) =>
    tokens.some(
      (token, at) =>
        /^(?:each|every|per|a|an|\/)$/.test(token.lower) &&
        tokens.slice(at + 1, at + 4).some((other) => mayStandFor(noun, new Set([other.stem]))),
    )
  if (share === '') return there !== undefined || tokens.some(({ lower }) => /^(?:each|every|apiece|per)$/.test(lower))
  return (there !== undefined && mayStandFor(share, new Set([there]))) || saysEach(share)
}

/** `four classes of 28 students`, `two three-month internships`: each of them, since they are counted themselves. */
function isOfCounted({ text, quantity }: NumberPlace, share: string): boolean {
  const { container, described } = findCounted(text, quantity)
  const before = text.tokens[quantity.boundFrom - 1]
  const wholes = [...described, ...(container ? [container] : []), ...measured(text, quantity)]
  if (share !== '') return wholes.some((whole) => mayStandFor(share, new Set([whole.stem])))
  const isNext = text.quantities.some((other) => other.until === quantity.boundFrom)
  return (
    (isNext && before !== undefined) ||
    wholes.some((whole) =>
      text.quantities.some(
        (other) => other !== quantity && findCounted(text, other).heads.some(({ stem }) => stem === whole.stem),
      ),
    )
  )
}

/** The noun right behind a measure: the shift of a 12-hour shift. */
function measured({ tokens }: ParsedText, { unit, until }: Quantity): Token[] {
  const next = tokens[until]
  return unit !== undefined && next?.kind === 'word' ? [next] : []
}

/** `a total of 130`, `130 in all`, `130 students combined`. */
function isTotal({ text, quantity }: NumberPlace): boolean {
  return saysTotal(text, quantity)
}

function saysTotal({ tokens }: ParsedText, { boundFrom, from, until }: Quantity): boolean {
  const before = tokens.slice(Math.max(0, boundFrom - 3), from).map(({ lower }) => lower)
  if (before.join(' ').endsWith('total of') || /^(?:totaling|totalling|totaled)$/.test(before.at(-1) ?? '')) return true
  const after = tokens
    .slice(until, until + 5)
    .map(({ lower }) => lower)
    .join(' ')
  return /\b(?:in total|in all|altogether|combined)\b/.test(after)
}
