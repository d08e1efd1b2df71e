// A number that kept a claim small must stay while the claim does: 9 of 12, two sections of a proposal, one with dementia.
import type { Verdict } from '../proposal.ts'
import type { Quantity } from '../words/quantities.ts'
import { small } from '../words/quantity-words-data.ts'
import { mayStandFor } from '../words/thesaurus.ts'
import { isFunctionWord, isPlainWord } from '../words/vocabulary.ts'
import { findCounted } from './counted.ts'
import { findRates } from './find-rates.ts'
import type { ParsedText } from './parsed-text.ts'
import { sameValue } from './same-value.ts'

export function findLostPart(text: ParsedText, line: ParsedText): Verdict | undefined {
  return (
    findLostShare(text, line) ??
    findLostSection(text, line) ??
    findLostOne(text, line) ??
    findWidened(text, line) ??
    findLostPeriod(text, line)
  )
}

function refuse(detail: string): Verdict {
  return { ok: false, reason: 'hedge', detail }
}

function isIn({ quantities }: ParsedText, quantity: Quantity): boolean {
  return quantities.some((other) => sameValue(other, quantity) || other.value === quantity.value)
}

/** Who met the target in 9 of 12 months did not meet it in 12. */
function findLostShare(text: ParsedText, line: ParsedText): Verdict | undefined {
  const { quantities, tokens } = line
  for (const [index, part] of quantities.entries()) {
    const whole = quantities[index + 1]
    if (!whole || part.value >= whole.value) continue
    // `one week out of four` is how often.
    if (findRates(line).some(({ from, until }) => part.from >= from && part.from < until)) continue
    const between = tokens
      .slice(part.until, whole.boundFrom)
      .map(({ lower }) => lower)
      .join(' ')
    if (
      !/^(?:\S+ )?out of(?: (?:the|our|its|their|all))?$|^of(?: (?:the|our|its|their|all))?$|^\S+ of the$/.test(between)
    )
      continue
    const isOne = part.value === 1 && text.tokens.some(({ lower }) => lower === 'one')
    if (isIn(text, whole) && !isIn(text, part) && !isOne) return refuse(`${part.text} of ${whole.text} is gone`)
  }
  return undefined
}

const parts =
  /^(?:section|chapter|part|portion|phase|module|piece|component|page|segment|third|quarter|half|percent|step)s?$/

/** Who drafted two sections of a proposal did not draft the proposal. */
function findLostSection(text: ParsedText, { quantities, tokens }: ParsedText): Verdict | undefined {
  for (const quantity of quantities) {
    const noun = tokens.slice(quantity.until, quantity.until + 2).findIndex(({ lower }) => parts.test(lower))
    const at = quantity.until + noun
    if (noun < 0 || tokens[at + 1]?.lower !== 'of') continue
    const whole = tokens
      .slice(at + 2, at + 7)
      .find((token) => token.kind === 'word' && !isPlainWord(token.lower, token.stem))
    if (!whole || !mayStandFor(whole.stem, text.stems)) continue
    const isKept = isIn(text, quantity) || text.tokens.some(({ lower }) => parts.test(lower))
    if (!isKept) return refuse(`${quantity.text} ${tokens[at]?.text} of it is gone`)
  }
  return undefined
}

/** `two clients, one with dementia`, `two trials, one of which ended …`: the rest was not said of both. */
function findLostOne(text: ParsedText, line: ParsedText): Verdict | undefined {
  const { tokens } = line
  for (const [at, token] of tokens.entries()) {
    const value = small[token.lower] ?? (token.kind === 'number' ? Number(token.text) : undefined)
    const opens =
      /^[,;(:–—]$/.test(tokens[at - 1]?.text ?? '') || /^(?:including|and)$/.test(tokens[at - 1]?.lower ?? '')
    if (
      value === undefined ||
      !opens ||
      !/^(?:with|of|who|whose|in|for|on|from|being)$/.test(tokens[at + 1]?.lower ?? '')
    )
      continue
    const isLarger = line.quantities.some((other) => other.kind === 'count' && other.until <= at && other.value > value)
    const ofThem =
      tokens[at + 1]?.lower === 'of' && /^(?:which|whom|them|these|those)$/.test(tokens[at + 2]?.lower ?? '')
    if (!isLarger && !ofThem) continue
    const end = tokens.findIndex((other, place) => place > at + 1 && /^[,;.)]$/.test(other.text))
    const words = tokens
      .slice(at + 1, end < 0 ? tokens.length : end)
      .filter((other) => other.kind === 'word' && !isPlainWord(other.lower, other.stem))
    const said = words.filter((other) => text.stems.has(other.stem))
    const isKept = text.tokens.some(
      (other) => other.lower === token.lower || small[other.lower] === value || Number(other.text) === value,
    )
    if (words.length > 0 && said.length * 2 >= words.length && !isKept) return refuse(`${token.text} is gone`)
  }
  return undefined
}

const ranks = /^(?:rank(?:ed|ing|s)?|top|best|highest|leader|placed|named|winner|won|fastest|largest|champion)$/

/** Who ranked third in the second quarter of 2018 did not rank third in 2018. */
function findLostPeriod(text: ParsedText, line: ParsedText): Verdict | undefined {
  if (!text.tokens.some(({ lower }) => ranks.test(lower))) return undefined
  const period = line.quantities.find((quantity, index) => {
    const isPart =
      /^q[1-4]$/i.test(quantity.text) || /^(?:quarter|half|week|month)$/.test(line.tokens[quantity.until]?.lower ?? '')
    return quantity.kind === 'ordinal' && isPart && line.quantities[index + 1]?.kind === 'year'
  })
  if (!period || isIn(text, period) || !text.quantities.some(({ kind }) => kind === 'year')) return undefined
  return refuse(`${period.text} ${line.tokens[period.until]?.text ?? ''} is gone`)
}

const allWords = /^(?:all|every|entire|whole)$/
const manyWords = /^(?:several|many|numerous|multiple|various|countless)$/

/** Who showed three new attendants did not show all new attendants; one film is not several. */
function findWidened(text: ParsedText, line: ParsedText): Verdict | undefined {
  if (line.tokens.some(({ lower }) => /^(?:all|every|each|entire|whole|both)$/.test(lower))) return undefined
  const counts = line.quantities
    .filter(({ kind, unit }) => kind === 'count' && unit === undefined)
    .map((quantity) => ({ quantity, nouns: new Set(findCounted(line, quantity).heads.map((token) => token.stem)) }))
  for (const [at, token] of text.tokens.entries()) {
    const isAll = allWords.test(token.lower)
    if (!isAll && !manyWords.test(token.lower)) continue
    const next = text.tokens.slice(at + 1, at + 6)
    if (text.quantities.some(({ boundFrom, until }) => boundFrom <= at + 2 && until > at)) continue
    const stop = next.findIndex(
      (other) => other.kind !== 'word' || (isFunctionWord(other.lower) && other.lower !== 'the'),
    )
    const nouns = next.slice(0, stop < 0 ? next.length : stop)
    const counted = counts.filter((one) => nouns.some((noun) => mayStandFor(noun.stem, one.nouns)))
    const wider = counted.find(
      ({ quantity }) => isAll || (quantity.upTo ?? quantity.value) < (token.lower === 'multiple' ? 2 : 3),
    )
    if (wider && counted.every((one) => one === wider))
      return refuse(`${token.text} is more than ${wider.quantity.text}`)
  }
  return undefined
}
