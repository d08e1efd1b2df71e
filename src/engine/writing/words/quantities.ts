// Numbers in a text, however they are written: 12, twelve, a dozen, 1.2M, $40k, 35 %, 5–10, between 5 and 10, two years.
import {
  ageWords,
  type Bound,
  currencies,
  fractionSigns,
  gradeNames,
  labelNouns,
  multiples,
  ordinalWords,
  scales,
  small,
  tens,
  timeUnits,
} from './quantity-words-data.ts'
import { type Amount, readAmount } from './read-amount.ts'
import { readArticleUnit } from './read-article-units.ts'
import { readBound, readBoundAfter } from './read-bounds.ts'
import { currencyAt, readOrdinal, readOrdinalRange, readRange } from './read-ranges.ts'
import { readUnit } from './read-units.ts'
import { isYear, readNextYear } from './read-years.ts'
import { type Token, tokenize } from './tokens.ts'

export type QuantityKind = 'count' | 'percent' | 'money' | 'times' | 'year' | 'ordinal' | 'clock' | 'code'

export type Quantity = {
  kind: QuantityKind
  value: number
  /** The other end of a range. */
  upTo: number | undefined
  /** The other of two numbers that say one range or change: from 30 to 12, three and four. */
  mate: number | undefined
  bound: Bound
  currency: string | undefined
  /** from, to, by, where one of them stands before it. */
  preposition: string | undefined
  /** Said of each one: `$60 each`. */
  isEach: boolean
  /** Dozens, hundreds: no number, only its size. */
  isVague: boolean
  /** Said of the greatest of several: the largest 900 square feet. */
  isPeak: boolean
  /** Where the words that bound it begin. */
  boundFrom: number
  /** The unit of time or measure after it, singular; `time` for twice and four times. */
  unit: string | undefined
  /** What kind of unit: school days, business days. */
  unitKind: string | undefined
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
  /^(?:one on one|one (?:example|way|reason|thing|project|task|part) (?:of|is|was|i)|one of|one (?:every|each)|one to one|one stop|one another|one time|one by one|one s|one off|first aid|first responders?|first hand|first line|first come|first name|first class|first and last|first things|first rate|24 7|9 11|second to none|second hand|second nature|second language|third party|third parties|half time|double (?:check|book|entry|entries|sided|digit|shift|decker|entered|checked|checking|counts?|counted|blind|weave|spaced))\b/
const fixedBefore =
  /\b(?:no|each|every|this|that|which|another|any|day|square|number|one on|one by|one to) one$|\bat first$/

export function findQuantities(text: string): Quantity[] {
  const tokens = tokenize(text)
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = readQuantity(text, tokens, at) ?? readYearStep(text, tokens, at, found)
    if (read && !isRepeat(found.at(-1), read)) found.push(read)
    at = read ? Math.max(read.until, at + 1) : at + 1
  }
  return found.map((quantity, index) => joinMates(tokens, quantity, found[index - 1], found[index + 1]))
}

function readYearStep(text: string, tokens: readonly Token[], at: number, found: readonly Quantity[]) {
  const next = readNextYear(tokens, at, found)
  return next && build({ tokens, text, from: at, kind: 'year', ...next })
}

type Link = 'change' | 'list' | 'row' | 'share' | undefined

/** How two numbers that stand near each other belong together. */
function linkOf(tokens: readonly Token[], one: Quantity | undefined, other: Quantity | undefined): Link {
  if (!one || !other) return undefined
  if (one.preposition === 'from' && /^(?:to|until)$/.test(other.preposition ?? '')) return 'change'
  const between = tokens
    .slice(one.until, other.boundFrom)
    .map(({ lower }) => lower)
    .join(' ')
  if (between === ',') return 'row'
  if (/^(?:-|-? ?(?:and|or|&))$/.test(between)) return 'list'
  return /^(?:\S+ )?out of(?: the| our| its| their| all)?$|^of(?: the| our| its| their| all)?$|^\/$/.test(between)
    ? 'share'
    : undefined
}

/** `from 58 to 71 percent`, `from 41 days to 29`, `three- and four-year-olds`, `9 of 12 months` say the unit once. */
function joinMates(
  tokens: readonly Token[],
  quantity: Quantity,
  before: Quantity | undefined,
  after: Quantity | undefined,
): Quantity {
  const ahead = linkOf(tokens, quantity, after)
  const last = linkOf(tokens, before, quantity)
  // `8, 12 and 16 hours` lends backwards only: `within 10 days, 6 a month`.
  const behind = last === 'row' ? undefined : last
  const twin = ahead ? after : behind ? before : undefined
  if (!twin) return quantity
  const mate = (ahead ?? behind) === 'change' ? twin.value : undefined
  const joined = { ...quantity, mate }
  if (quantity.kind !== 'count' || quantity.unit !== undefined) return joined
  // `a $9,000 budget and two clerks`: who counts something of their own is lent nothing.
  const isOwn = behind === 'list' && !ahead && countsNext(tokens, quantity)
  if ((ahead ?? behind) !== 'share' && !isOwn && (twin.kind === 'percent' || twin.kind === 'money'))
    return { ...joined, kind: twin.kind, currency: twin.currency }
  // `two supervisors and 3 years` lend each other nothing.
  return isOwn || twin.unit === undefined || twin.kind !== 'count' ? joined : { ...joined, unit: twin.unit }
}

function countsNext(tokens: readonly Token[], { until }: Quantity): boolean {
  const next = tokens[until]?.text === '-' ? tokens[until + 1] : tokens[until]
  return (
    next?.kind === 'word' && !/^(?:of|in|to|for|at|on|and|or|by|respectively|over|from|per|a|each)$/.test(next.lower)
  )
}

function isRepeat(last: Quantity | undefined, next: Quantity): boolean {
  // `twelve (12)` says one number.
  return last !== undefined && last.value === next.value && next.start - last.end <= 2 && next.kind === last.kind
}

const starters = new Set([
  ...[small, tens, scales, multiples, ordinalWords, gradeNames, currencies, fractionSigns, timeUnits].flatMap(
    Object.keys,
  ),
  ...['a', 'an', 'multi', 'multimillion', 'q1', 'q2', 'q3', 'q4'],
])

/** Most words begin no number: they are passed over without a further look. */
function canStart({ kind, lower }: Token): boolean {
  return kind === 'number' || starters.has(lower) || (kind === 'word' && lower.endsWith('long'))
}

function readQuantity(text: string, tokens: readonly Token[], at: number): Quantity | undefined {
  const token = tokens[at]
  if (!token || !canStart(token) || isFixed(tokens, at)) return undefined
  const place = { tokens, text, from: at }
  const article = readArticleUnit(tokens, at)
  if (article) {
    const { value, until, unit, unitKind } = article
    return { ...build({ ...place, value, until }), unit, unitKind }
  }
  const amount = readAmount(tokens, currencyAt(tokens, at) ? at + 1 : at)
  const isHalfOf = token.lower === 'half' && amount !== undefined
  const multiple = token.kind === 'word' && !isHalfOf ? multiples[token.lower] : undefined
  if (multiple !== undefined) return readMultiple(place, multiple)
  const ordinal = readOrdinal(tokens, at)
  if (ordinal) {
    const high = readOrdinalRange(tokens, ordinal.until)
    return build({ ...place, kind: 'ordinal', ...ordinal, upTo: high?.value, until: high?.until ?? ordinal.until })
  }
  const long = readLong(tokens, at)
  if (long) return { ...build({ ...place, value: 1, until: long.until }), unit: long.unit }
  if (/^q[1-4]$/.test(token.lower))
    return build({ ...place, kind: 'ordinal', value: Number(token.lower.slice(1)), until: at + 1 })
  const grade = token.kind === 'word' ? gradeNames[token.lower] : undefined
  if (grade !== undefined) return build({ ...place, kind: 'ordinal', value: grade, until: at + 1 })
  if (!amount) return undefined

  const currency = currencyAt(tokens, at)
  const before = tokens[at - 1]
  const glued = before && before.kind === 'word' && before.end === token.start && /[a-z]/i.test(before.text)
  // MD-80, RISA-3
  const model = tokens[at - 2]
  const isModel =
    before?.text === '-' && before.end === token.start && model?.end === before.start && /^[A-Z]{2,5}$/.test(model.text)
  const behind = tokens[amount.until]
  const isDecade = behind?.lower === 's' && behind.start === tokens[amount.until - 1]?.end
  if (isDecade && /^10+$/.test(token.text) && !glued)
    return build({ ...place, value: amount.value, until: amount.until + 1, isVague: true })
  if (glued || isModel || amount.isCode || isDecade)
    return build({ ...place, kind: 'code', value: amount.value, until: amount.until })
  if (!currency && isYear(token, amount.value))
    return build({ ...place, kind: 'year', value: amount.value, until: amount.until })
  const clock = currency ? undefined : readClock(tokens, at, amount)
  if (clock) return build({ ...place, kind: 'clock', ...clock })
  const figures = readFigures(tokens, amount)
  if (figures) return build({ ...place, kind: 'money', currency: 'USD', isVague: true, ...figures })

  const range = readRange(tokens, at, amount)
  return finish({
    ...place,
    until: range?.until ?? amount.until,
    value: range?.low ?? amount.value,
    upTo: range?.value,
    currency: currency ?? range?.currency,
    isVague: amount.isVague ?? false,
  })
}

/** `hour-long`, `weeklong`. */
function readLong(tokens: readonly Token[], at: number): { unit: string; until: number } | undefined {
  const word = tokens[at]?.lower ?? ''
  const joined = timeUnits[word.replace(/long$/, '')]
  if (/[a-z]long$/.test(word) && joined) return { unit: joined, until: at + 1 }
  const unit = timeUnits[word]
  return unit && tokens[at + 1]?.text === '-' && tokens[at + 2]?.lower === 'long' ? { unit, until: at + 3 } : undefined
}

function isFixed(tokens: readonly Token[], at: number): boolean {
  const words = (from: number, until: number) =>
    tokens
      .slice(Math.max(0, from), until)
      .map(({ lower }) => lower)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .join(' ')
  if (fixedPhrases.test(words(at, at + 5))) return true
  // `the first four as a helper`
  const isCounted = tokens[at + 1]?.kind === 'number' || small[tokens[at + 1]?.lower ?? ''] !== undefined
  if (tokens[at]?.lower === 'first' && isCounted) return true
  // `I first led`, `first as a clerk`
  if (
    tokens[at]?.lower === 'first' &&
    /^(?:as|at|led|worked|served|was|helped|taught|joined|began|started)$/.test(tokens[at + 1]?.lower ?? '')
  )
    return true
  return /^(?:one|first|once)$/.test(tokens[at]?.lower ?? '') && fixedBefore.test(words(at - 5, at + 1))
}

/** `twice a month` is how often, `twice as many` how many times as much. */
function readMultiple(place: Place, value: number): Quantity | undefined {
  const { tokens, from } = place
  const next = tokens[from + 1]?.lower ?? ''
  const isOften =
    /^(?:twice|thrice)$/.test(tokens[from]?.lower ?? '') && !/^(?:as|the|that|its|what|our|their)$/.test(next)
  const built = build({ ...place, kind: isOften ? 'count' : 'times', value, until: from + 1 })
  return isOften ? { ...built, unit: 'time' } : built
}

/** 6:30, 6 am, 6 p.m.: minutes since midnight. */
function readClock(tokens: readonly Token[], at: number, amount: Amount): { value: number; until: number } | undefined {
  if (tokens[at]?.kind !== 'number' || amount.value > 24) return undefined
  const isColon = tokens[at + 1]?.text === ':' && /^[0-5]\d$/.test(tokens[at + 2]?.text ?? '')
  const until = isColon ? at + 3 : at + 1
  const half = tokens[until]?.lower.replace(/\./g, '') ?? ''
  const isSpelled = /^[ap]$/.test(half) && tokens[until + 2]?.lower === 'm'
  const isHalf = /^[ap]m$/.test(half) || isSpelled
  if (!isColon && !isHalf) return undefined
  const minutes = (amount.value % (isHalf ? 12 : 24)) * 60 + (isColon ? Number(tokens[at + 2]?.text) : 0)
  const end = isSpelled ? until + (tokens[until + 3]?.text === '.' ? 4 : 3) : until + (isHalf ? 1 : 0)
  return { value: minutes + (half.startsWith('p') ? 720 : 0), until: end }
}

/** `a six-figure budget`. */
function readFigures(tokens: readonly Token[], { value, until }: Amount): { value: number; until: number } | undefined {
  const next = tokens[until]?.text === '-' ? until + 1 : until
  return /^figures?$/.test(tokens[next]?.lower ?? '') && value < 10
    ? { value: 10 ** (value - 1), until: next + 1 }
    : undefined
}

type Place = { tokens: readonly Token[]; text: string; from: number }
type Draft = Place & {
  until: number
  value: number
  kind?: QuantityKind
  upTo?: number | undefined
  currency?: string | undefined
  isVague?: boolean
}

/** What stands behind the number says what kind it is: %, x, dollars, years, +. */
function finish(draft: Draft): Quantity {
  const { tokens } = draft
  let kind: QuantityKind = draft.currency ? 'money' : 'count'
  let { currency } = draft
  const postfix = readBoundAfter(tokens, draft.until)
  let until = postfix?.until ?? draft.until
  let unit: string | undefined
  let unitKind: string | undefined
  const next = tokens[until]
  const word = next?.text === '-' ? tokens[until + 1] : next
  const after = until + (next?.text === '-' ? 2 : 1)
  if (word && (word.text === '%' || /^(?:percent|pct)$/.test(word.lower))) {
    kind = 'percent'
    until = after
  } else if (next?.lower === 'per' && tokens[until + 1]?.lower === 'cent') {
    kind = 'percent'
    until += 2
  } else if (kind === 'count' && word && /^(?:x|×|times|fold)$/.test(word.lower)) {
    const isRate = /^(?:a|an|per|\/|each|every|weekly|daily|monthly|yearly)$/.test(tokens[after]?.lower ?? '')
    const isOften =
      (word.lower === 'times' || isRate) &&
      !/^(?:as|the|more|faster|its|larger|higher|greater|that|what)$/.test(tokens[after]?.lower ?? '')
    if (isOften) unit = 'time'
    else kind = 'times'
    until = after
  } else if (kind === 'count' && word?.kind === 'word' && currencies[word.lower] && word.lower !== 'pounds') {
    kind = 'money'
    currency = currencies[word.lower]
    until = after
  } else if (kind === 'count') {
    const read = readUnit(tokens, until)
    if (read) ({ unit, unitKind, until } = read)
  }
  const late = postfix ? undefined : readBoundAfter(tokens, until)
  // `20 hours or less` bounds as much as `20 or fewer`.
  if (late) until = late.until
  const quantity = build({ ...draft, kind, until, currency })
  if (unit !== undefined) {
    quantity.unit = unit
    // `the homework room 3 afternoons a week` is no room 3.
    if (quantity.kind === 'ordinal') quantity.kind = 'count'
  }
  if (unitKind !== undefined) quantity.unitKind = unitKind
  const bound = postfix?.bound ?? late?.bound
  if (bound) quantity.bound = bound
  return quantity
}

function build(draft: Draft): Quantity {
  const { tokens, text, kind = 'count', from, until, value, upTo, currency, isVague = false } = draft
  const start = tokens[from]?.start ?? 0
  const end = tokens[until - 1]?.end ?? start
  const bound = readBound(tokens, from, until)
  const before = tokens.slice(Math.max(0, bound.from - 3), bound.from).map(({ lower }) => lower)
  const preposition = before.at(-1)
  // `Room 20 patients a day` is what somebody does.
  const isDoing = tokens[bound.from - 1]?.isFirst && /^(?:room|stage|step|level)$/.test(before.at(-1) ?? '')
  // The care unit about twice a month is no unit 2.
  const isNext = bound.from === from && !/^(?:twice|thrice)$/.test(tokens[from]?.lower ?? '')
  const isLabel = kind === 'count' && isNext && labelNouns.has(before.at(-1) ?? '') && !currency && !isDoing
  const isAge = ageWords.test(before.at(-1) ?? '') || (before.at(-1) === 'and' && ageWords.test(before.at(-3) ?? ''))
  return {
    kind: isLabel ? 'ordinal' : kind,
    value,
    upTo,
    mate: undefined,
    // Starting at 6 am is no number of hours.
    bound: kind === 'clock' && bound.bound === 'least' ? 'exact' : bound.bound,
    currency,
    preposition:
      preposition && /^(?:from|to|by|since|until|before|after|through)$/.test(preposition) ? preposition : undefined,
    unit: isAge && kind === 'count' ? 'year' : undefined,
    unitKind: undefined,
    isEach: saysEach(tokens, until),
    isVague,
    isPeak: bound.isPeak ?? false,
    boundFrom: bound.from,
    text: text.slice(start, end),
    start,
    end,
    from,
    until,
  }
}

/** `12 students each`, `$60 apiece`; not `12 visits each week`. */
function saysEach(tokens: readonly Token[], until: number): boolean {
  const near = tokens.slice(until, until + 4)
  const at = near.findIndex(({ lower }) => /^(?:each|apiece)$/.test(lower))
  if (at < 0 || near.slice(0, at).some(({ kind }) => kind !== 'word')) return false
  const next = tokens[until + at + 1]
  return !next || next.kind === 'sign' || /^(?:and|in|at|for|with|to|on|while|by)$/.test(next.lower)
}
