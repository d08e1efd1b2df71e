// Numbers in a text, however they are written: 12, twelve, a dozen, 1.2M, $40k, 35 %, 5–10, two years.
import {
  type Bound,
  boundWords,
  currencies,
  measureUnits,
  multiples,
  ordinalWords,
  scales,
  small,
  tens,
  timeUnits,
} from './quantity-words-data.ts'
import { type Token, tokenize } from './tokens.ts'

export type QuantityKind = 'count' | 'percent' | 'money' | 'times' | 'year' | 'ordinal' | 'code'

export type Quantity = {
  kind: QuantityKind
  value: number
  /** The other end of a range. */
  upTo: number | undefined
  bound: Bound
  currency: string | undefined
  /** from, to, by, where one of them stands before it. */
  preposition: string | undefined
  /** Said of each one: `$60 each`. */
  isEach: boolean
  /** Where the words that bound it begin. */
  boundFrom: number
  /** The unit of time or measure after it, singular. */
  unit: string | undefined
  /** Words as written. */
  text: string
  start: number
  end: number
  /** Which tokens it takes, first and behind the last. */
  from: number
  until: number
}

/** Words in which a number counts nothing. */
const fixedPhrases =
  /^(?:one on one|one of|one to one|one stop|one another|no one|at once|first aid|24 7|9 11|one time|day one|second to none|one by one|on one)\b/

export function findQuantities(text: string): Quantity[] {
  const tokens = tokenize(text)
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = readQuantity(text, tokens, at)
    if (read && !isRepeat(found.at(-1), read)) found.push(read)
    at = read ? read.until : at + 1
  }
  return found.map((quantity, index) => lendUnit(quantity, found[index - 1], found[index + 1]))
}

/** `from 58 to 71 percent` and `from 41 days to 29` say the unit once. */
function lendUnit(quantity: Quantity, before: Quantity | undefined, after: Quantity | undefined): Quantity {
  if (quantity.kind !== 'count' || quantity.unit !== undefined) return quantity
  const twin = quantity.preposition === 'from' ? after : before
  const isPair =
    quantity.preposition === 'from'
      ? after?.preposition === 'to'
      : quantity.preposition === 'to' && before?.preposition === 'from'
  if (!twin || !isPair) return quantity
  if (twin.kind === 'percent' || twin.kind === 'money') return { ...quantity, kind: twin.kind, currency: twin.currency }
  return twin.unit === undefined ? quantity : { ...quantity, unit: twin.unit }
}

function isRepeat(last: Quantity | undefined, next: Quantity): boolean {
  // `twelve (12)` says one number.
  return last !== undefined && last.value === next.value && next.start - last.end <= 2 && next.kind === last.kind
}

type Amount = { value: number; until: number; isCode?: boolean }

function readQuantity(text: string, tokens: readonly Token[], at: number): Quantity | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const words = tokens
    .slice(Math.max(0, at), at + 4)
    .map(({ lower }) => lower)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ')
  if (fixedPhrases.test(words)) return undefined
  const multiple = multiples[token.lower]
  if (multiple !== undefined && token.kind === 'word')
    return build({ tokens, text, kind: 'times', value: multiple, from: at, until: at + 1 })
  const ordinal = token.kind === 'word' ? ordinalWords[token.lower] : undefined
  if (ordinal !== undefined && !(token.lower === 'second' && tokens[at + 1]?.lower === 'to'))
    return build({ tokens, text, kind: 'ordinal', value: ordinal, from: at, until: at + 1 })

  const sign = currencies[token.lower]
  const start = sign && tokens[at + 1]?.kind === 'number' ? at + 1 : at
  const amount = readAmount(tokens, start)
  if (!amount) return undefined
  const currency = start > at ? sign : undefined
  const before = tokens[at - 1]
  const glued = before && before.kind === 'word' && before.end === token.start && /[a-z]/i.test(before.text)
  const isDecade = tokens[amount.until]?.lower === 's' && tokens[amount.until]?.start === tokens[amount.until - 1]?.end
  if (glued || amount.isCode || isDecade)
    return build({ tokens, text, kind: 'code', value: amount.value, from: at, until: amount.until })
  const next = tokens[amount.until]
  if (next && /^(?:st|nd|rd|th)$/.test(next.lower) && next.start === tokens[amount.until - 1]?.end)
    return build({ tokens, text, kind: 'ordinal', value: amount.value, from: at, until: amount.until + 1 })
  if (!currency && isYear(tokens[start], amount))
    return build({ tokens, text, kind: 'year', value: amount.value, from: at, until: amount.until })
  if (token.lower === 'one' && amount.value === 1 && !timeUnits[tokens[amount.until]?.lower ?? '']) return undefined

  const range = tokens[at - 1]?.lower === 'from' ? undefined : readRange(tokens, amount)
  const end = range?.until ?? amount.until
  return finish({
    tokens,
    text,
    from: at,
    until: end,
    value: amount.value,
    upTo: range?.value,
    currency: currency ?? range?.currency,
  })
}

function isYear(token: Token | undefined, { value }: Amount): boolean {
  return token?.kind === 'number' && /^(?:19[4-9]\d|20[0-4]\d)$/.test(token.text) && Number.isInteger(value)
}

function readAmount(tokens: readonly Token[], at: number): Amount | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'number') return readScale(tokens, at, Number(token.text.replace(/,/g, '')))
  if (token.kind !== 'word') return undefined
  // `1.2M` and `40k` come as one word behind a number; `30k` at the start of a word does not.
  if (token.lower === 'a' || token.lower === 'several') {
    const scale = scales[tokens[at + 1]?.lower ?? '']
    return scale && (tokens[at + 1]?.text.length ?? 0) > 2 && token.lower === 'a'
      ? { value: scale, until: at + 2 }
      : undefined
  }
  if (/^(?:hundreds|thousands|millions|dozens)$/.test(token.lower))
    return { value: scales[token.lower] ?? 0, until: at + 1 }
  if (token.lower === 'dozen') return { value: 12, until: at + 1 }
  const ten = tens[token.lower]
  const unit = small[token.lower]
  if (ten === undefined && unit === undefined) return undefined
  const follows = ten === undefined ? undefined : nextWord(tokens, at)
  const ones = follows === undefined ? undefined : small[tokens[follows]?.lower ?? '']
  if (ten !== undefined && follows !== undefined && ones !== undefined && ones < 10)
    return readScale(tokens, follows, ten + ones)
  return readScale(tokens, at, ten ?? unit ?? 0)
}

function nextWord(tokens: readonly Token[], at: number): number {
  return tokens[at + 1]?.text === '-' ? at + 2 : at + 1
}

function readScale(tokens: readonly Token[], at: number, value: number): Amount {
  let total = value
  let until = at + 1
  for (let next = tokens[until]; next?.kind === 'word'; next = tokens[until]) {
    const scale = scales[next.lower]
    if (scale === undefined) break
    const glued = next.start === tokens[until - 1]?.end
    if (next.lower.length <= 2 && !(glued || next.text === 'M' || next.text === 'K')) break
    total *= scale
    until += 1
    if (scale === 100) {
      const rest = tokens[until]?.lower === 'and' ? until + 1 : until
      const more = tens[tokens[rest]?.lower ?? ''] ?? small[tokens[rest]?.lower ?? '']
      if (more !== undefined) {
        total += more
        until = rest + 1
      }
    }
  }
  // 3.14.2 or 555-0142 are no amounts.
  const isCode =
    tokens[at]?.kind === 'number' &&
    tokens[until]?.kind === 'word' &&
    tokens[until]?.start === tokens[until - 1]?.end &&
    !/^(?:k|m|mm|b|bn|st|nd|rd|th|s|x|v|kv|kw|mw|gb|tb|mb|ms|mg|ml|lb|lbs|ft|kg|km|hr|hrs|h|min|mins|psi|rpm|mph|wpm|pm|am|yr|yrs|sec|pt|in|cc|cm|mm)$/.test(
      tokens[until]?.lower ?? '',
    )
  return isCode ? { value: total, until, isCode } : { value: total, until }
}

/** From 220 to 610 are two numbers, 3 to 5 is a range. */
function readRange(
  tokens: readonly Token[],
  amount: Amount,
): { value: number; until: number; currency?: string } | undefined {
  const sign = tokens[amount.until]
  const isPercentRange = sign?.text === '%'
  const dash = tokens[amount.until + (isPercentRange ? 1 : 0)]
  if (!dash || !/^(?:-|–|—|to)$/.test(dash.lower)) return undefined
  let at = amount.until + (isPercentRange ? 2 : 1)
  const currency = currencies[tokens[at]?.lower ?? '']
  if (currency) at += 1
  const high = readAmount(tokens, at)
  if (!high || high.isCode || high.value <= amount.value) return undefined
  // "from 3 to 28" are two numbers, "3 to 5 years" is one range.
  const isFromTo = dash.lower === 'to'
  if (isFromTo && high.value / Math.max(1, amount.value) > 3) return undefined
  return { value: high.value, until: high.until, ...(currency ? { currency } : {}) }
}

type Draft = {
  tokens: readonly Token[]
  text: string
  from: number
  until: number
  value: number
  kind?: QuantityKind
  upTo?: number | undefined
  currency?: string | undefined
}

/** What stands behind the number says what kind it is: %, x, dollars, years, +. */
function finish(draft: Draft): Quantity {
  const { tokens } = draft
  let { until } = draft
  let kind: QuantityKind = draft.currency ? 'money' : 'count'
  let { currency } = draft
  let unit: string | undefined
  let isOver = false
  for (let step = 0; step < 4; step += 1) {
    const next = tokens[until]
    if (!next) break
    if (next.text === '+' || next.text === '＋') isOver = true
    else if (next.lower === 'plus' && step === 0) isOver = true
    else if (next.text === '%' || /^(?:percent|per-cent|pct)$/.test(next.lower)) kind = 'percent'
    else if (next.lower === 'per' && tokens[until + 1]?.lower === 'cent') {
      kind = 'percent'
      until += 1
    } else if (
      /^(?:x|×|times|fold)$/.test(next.lower) &&
      kind === 'count' &&
      !/^(?:a|per)$/.test(tokens[until + 1]?.lower ?? '')
    )
      kind = 'times'
    else if (next.lower === 'times' && kind === 'count') unit = 'time'
    else if (kind === 'count' && currencies[next.lower] && !(next.lower === 'pounds')) {
      kind = 'money'
      currency = currencies[next.lower]
    } else if (next.text === '-' && unitOf(tokens[until + 1])) {
      unit = unitOf(tokens[until + 1])
      until += 1
    } else if (kind === 'count' && unit === undefined && unitOf(next)) unit = unitOf(next)
    else break
    until += 1
    if (kind !== 'count' || unit !== undefined) {
      if (tokens[until]?.text !== '+') break
    }
  }
  const quantity = build({ ...draft, kind, until, currency })
  if (unit !== undefined) quantity.unit = unit
  if (isOver) quantity.bound = 'over'
  return quantity
}

function unitOf(token: Token | undefined): string | undefined {
  return token && (timeUnits[token.lower] ?? measureUnits[token.lower])
}

function build({ tokens, text, kind = 'count', from, until, value, upTo, currency }: Draft): Quantity {
  const start = tokens[from]?.start ?? 0
  const end = tokens[until - 1]?.end ?? start
  const before = tokens.slice(Math.max(0, from - 4), from).map(({ lower }) => lower)
  const bound = boundWords.find(([words]) => endsWith(before, words.split(' ')))
  const rest = bound ? before.slice(0, before.length - bound[0].split(' ').length) : before
  const preposition = rest.at(-1)
  const word = tokens[from]?.lower ?? ''
  return {
    kind,
    value,
    upTo,
    bound: /^(?:hundreds|thousands|millions|dozens)$/.test(word)
      ? 'over'
      : (bound?.[1] ?? (isAverage(tokens, from, until) ? 'about' : 'exact')),
    currency,
    preposition: preposition && /^(?:from|to|by|since|until|before|after)$/.test(preposition) ? preposition : undefined,
    unit: word === 'aged' || before.at(-1) === 'aged' || before.at(-1) === 'age' ? 'year' : undefined,
    isEach: /^(?:each|apiece)$/.test(tokens[until]?.lower ?? '') && !timeUnits[tokens[until + 1]?.lower ?? ''],
    boundFrom: from - (bound ? bound[0].split(' ').length : 0),
    text: text.slice(start, end),
    start,
    end,
    from,
    until,
  }
}

/** `On average, nine calls`, `nine calls on average`: said of the nearest number only. */
function isAverage(tokens: readonly Token[], from: number, until: number): boolean {
  const before = tokens.slice(Math.max(0, from - 6), from)
  const last = before.findLastIndex(({ lower }) => /^averag(?:e|ed|es|ing)$/.test(lower))
  if (last >= 0 && before.slice(last).every(({ kind, lower }) => kind !== 'number' && small[lower] === undefined))
    return true
  const after = tokens.slice(until, until + 4)
  const next = after.findIndex(({ lower }) => /^averag(?:e|ed|es|ing)$/.test(lower))
  return next >= 0 && after.slice(0, next).every(({ kind }) => kind !== 'number')
}

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  return end.length <= words.length && end.every((word, index) => words[words.length - end.length + index] === word)
}
