// How often: daily, per shift, every week. It must be said of the same thing.
import type { Verdict } from '../proposal.ts'
import { mayStandFor } from '../words/thesaurus.ts'
import { isPlainWord } from '../words/vocabulary.ts'
import { findRates, isSameRate } from './find-rates.ts'
import type { ParsedText } from './parsed-text.ts'
import type { Rate } from './rate.ts'

export type Frequency = { unit: string; from: number; until: number }

export function findFrequencies(text: ParsedText): readonly Frequency[] {
  return findRates(text)
}

/** `own` are the lines the text stands in for: what they say of the same words goes before all others. */
export function checkFrequency(
  text: ParsedText,
  lines: readonly ParsedText[],
  own: readonly ParsedText[] = [],
): Verdict {
  for (const mine of findRates(text)) {
    const before = text.tokens[mine.from - 1]?.lower ?? ''
    // `before each shift` says when, not how often.
    if (/^(?:before|after|during)$/.test(before) && lines.some(({ stems }) => stems.has(mine.unit))) continue
    // `day-to-day` says that it goes on, which takes no more than `daily` but also no less than the work itself.
    if (text.tokens[mine.from]?.lower === 'day') continue
    // `balanced daily receipts` for `balanced the day's receipts`
    if (
      lines.some(({ tokens }) => tokens.some(({ lower }) => lower === `${mine.unit}'s` || lower === `${mine.unit}’s`))
    )
      continue
    // `the nightly close` for `closed at night`
    if (
      /^(?:night|evening|morning|afternoon|weekend)$/.test(mine.unit) &&
      lines.some(({ text: words }) => new RegExp(`\\b(?:at|in the|on|on the) ${mine.unit}s?\\b`, 'i').test(words))
    )
      continue
    // `talks on Sundays` for `Sunday talks`
    const day = text.tokens
      .slice(mine.from, mine.from + 2)
      .find(({ lower }) => /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/.test(lower))
    if (day && lines.some(({ stems }) => stems.has(day.stem))) continue
    const around = mine.from === 0 ? [...text.stems] : clauseWords(text, mine)
    const isSaid = lines.some((line) =>
      findRates(line).some(
        (theirs, _, all) =>
          (isSame(mine, theirs) || isNumberBefore(text, mine, theirs)) &&
          (isOfNumber(mine, theirs) ||
            meets(around, clauseWords(line, theirs)) ||
            (all.length === 1 &&
              isAtEdge(line, theirs) &&
              !refersBack(line, theirs) &&
              meets(around, [...line.stems]))),
      ),
    )
    if (!isSaid || isOfOther(text, mine, lines) || isSaidOtherwise(mine, around, own))
      return { ok: false, reason: 'unit', detail: `nothing is said per ${mine.unit} there` }
  }
  return { ok: true }
}

/** The replaced line has the very words with another rate, and none with this one. */
function isSaidOtherwise(mine: Rate, around: readonly string[], own: readonly ParsedText[]): boolean {
  if (mine.of !== undefined) return false
  const said = own.flatMap((line) =>
    findRates(line).filter(
      (rate) => rate.of === undefined && clauseWords(line, rate).some((word) => around.includes(word)),
    ),
  )
  return said.length > 0 && !said.some((rate) => isSame(mine, rate))
}

/** `daily notes and monthly reports`: where the source says of the very noun how often, that counts. */
function isOfOther(text: ParsedText, mine: Rate, lines: readonly ParsedText[]): boolean {
  const noun = nounAfter(text, mine)
  if (noun === undefined) return false
  const said = lines.flatMap((line) => findRates(line).filter((rate) => nounAfter(line, rate) === noun))
  return said.length > 0 && !said.some((rate) => isSame(mine, rate))
}

function nounAfter({ tokens }: ParsedText, { until }: Rate): string | undefined {
  const next = tokens[until]
  return next?.kind === 'word' && !isPlainWord(next.lower, next.stem) ? next.stem : undefined
}

/** `two visits a month` is as often as `twice a month`; the number is looked at with the numbers. */
function isSame(mine: Rate, theirs: Rate): boolean {
  if (isSameRate(mine, theirs)) return true
  return mine.of !== undefined && mine.of.value === theirs.of?.value && isSameRate(mine, theirs, 'base')
}

/** `two monthly letters` for `two letters a month` */
function isNumberBefore({ quantities }: ParsedText, mine: Rate, theirs: Rate): boolean {
  const number = quantities.find(({ until }) => until === mine.from)
  return number !== undefined && number.value === theirs.of?.value && isSameRate(mine, theirs, 'base')
}

/** 25 jobs a week are the 25 a week of the source, whatever stands around. */
function isOfNumber({ of: mine }: Rate, { of: theirs }: Rate): boolean {
  return mine !== undefined && theirs !== undefined && mine.value === theirs.value
}

/** `Planned crafts and read stories each day` says it of both. */
function isAtEdge({ tokens }: ParsedText, { from, until }: Rate): boolean {
  return from === 0 || until >= tokens.length - 1
}

/** `Wrote a guide and updated it every six months`: the guide was not written every six months. */
function refersBack({ tokens, clauseOf }: ParsedText, { from }: Rate): boolean {
  return tokens.some(({ lower }, at) => clauseOf[at] === clauseOf[from] && /^(?:it|them)$/.test(lower))
}

/** The words of the part of the sentence it stands in. */
function clauseWords(text: ParsedText, { from, until }: Rate): string[] {
  const parts = text.clauseOf[from]
  return text.tokens
    .filter((token, at) => token.kind === 'word' && text.clauseOf[at] === parts && (at < from || at >= until))
    .filter((token) => !isPlainWord(token.lower, token.stem))
    .map((token) => token.stem)
}

function meets(mine: readonly string[], theirs: readonly string[]): boolean {
  if (mine.length === 0 || theirs.length === 0) return true
  const source = new Set(theirs)
  return mine.some((word) => mayStandFor(word, source))
}
