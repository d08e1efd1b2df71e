// Every number of a text with what it counts, its unit, its bound and its rate.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { joinRanges } from './join-ranges.ts'
import type { Quantity } from './quantity.ts'
import { aboutWords, boundOf, isDuring, rateAt } from './read-rates.ts'
import type { Word } from './read-words.ts'
import { isShort } from './words.ts'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const units = new Map<string, number>([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, 20 + 10 * at] as const),
])
const powers = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1e6],
  ['billion', 1e9],
  ['k', 1000],
  ['m', 1e6],
  ['mm', 1e6],
  ['mln', 1e6],
  ['bn', 1e9],
  ['b', 1e9],
  ['dozen', 12],
])
const ordinals = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, at) => [word, at + 1]),
)
const fractions = new Map([
  ['half', 0.5],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 0.25],
  ['quarters', 0.25],
  ['fifth', 0.2],
  ['fifths', 0.2],
  ['tenth', 0.1],
  ['tenths', 0.1],
])

const LEAST_METRES = 50

type Number_ = { value: number; at: number; until: number; isOrdinal: boolean; unit: Quantity['unit'] }

export function readNumbers(words: readonly Word[]): Quantity[] {
  const found: Number_[] = []
  for (let at = 0; at < words.length; at += 1) {
    const number = numberAt(words, at)
    if (!number) continue
    found.push(number)
    at = number.until - 1
  }
  const read = found.map((number) => describe(words, number))
  return joinRanges(words, read)
}

function numberAt(words: readonly Word[], at: number): Number_ | undefined {
  const word = words[at]
  if (!word) return undefined
  const before = words[at - 1]
  const money = currency(before?.text)
  if (word.kind === 'number' && !word.lower.includes(':')) {
    let value = Number(word.lower.replace(/[, ]/g, ''))
    let until = at + 1
    const next = words[until]
    // `2022-24`
    const since = /^[-–/]$/.test(before?.text ?? '') && before?.isJoined && word.isJoined ? words[at - 2] : undefined
    if (/^\d\d$/.test(word.lower) && /^(?:19|20)\d\d$/.test(since?.lower ?? '') && value > Number(since?.lower) % 100)
      value += Math.floor(Number(since?.lower) / 100) * 100
    if (next?.isJoined && /^(?:st|nd|rd|th)$/.test(next.lower))
      return { value, at, until: until + 1, isOrdinal: true, unit: '' }
    const joined = next?.text === '-' && next.isJoined ? words[until + 1] : undefined
    if (joined && /^(?:thousand|million|billion)$/.test(joined.lower)) {
      value *= powers.get(joined.lower) ?? 1
      until += 2
    } else if (next && (next.isJoined || /^(?:thousand|million|mln|billion|hundred|dozen)$/.test(next.lower))) {
      const power = powers.get(next.lower)
      // `400m of drain` is no sum of money.
      const isMetres = next.lower === 'm' && money === '' && value >= LEAST_METRES
      if (power && !isMetres && !(next.lower === 'mm' && money === '')) {
        value = Math.round(value * power * 1000) / 1000
        until += 1
      }
    }
    // `on call 1 in 6`
    const ofSo = words[at + 1]?.lower === 'in' ? Number(/^\d+$/.exec(words[at + 2]?.lower ?? '')?.[0] ?? 0) : 0
    if (ofSo > value && ofSo <= 10 && !isTold(words, at + 3) && isShareAt(words, at + 2))
      return { value: (value / ofSo) * 100, at, until: at + 3, isOrdinal: false, unit: '%' }
    const [slash, below] = [words[at + 1], words[at + 2]]
    const parts = slash?.text === '/' && slash.isJoined && below?.isJoined ? Number(below.lower) : 0
    if (parts > value && parts <= 10)
      return { value: Math.round((value / parts) * 1e4) / 100, at, until: at + 3, isOrdinal: false, unit: '%' }
    return { value, at, until, isOrdinal: false, unit: readUnit(words, until, money) }
  }
  if (word.kind !== 'word') return undefined
  const share = /^(?:a|by)$/.test(before?.lower ?? '') || word.lower === 'half' ? fractions.get(word.lower) : undefined
  if (share !== undefined && words[at + 2]?.lower !== 'dozen' && isShareAt(words, at))
    return shareOf(words, share, at, at + 1)
  const ordinal = ordinals.get(word.lower)
  if (ordinal !== undefined) return { value: ordinal, at, until: at + 1, isOrdinal: true, unit: '' }
  if (word.lower === 'twice') return { value: 2, at, until: at + 1, isOrdinal: false, unit: '' }
  if (/^bi-?weekly$/.test(word.lower)) return { value: 2, at, until: at + 1, isOrdinal: false, unit: '' }
  if (word.lower === 'dozen')
    return {
      value: before?.lower === 'a' && words[at - 2]?.lower === 'half' ? 6 : 12,
      at,
      until: at + 1,
      isOrdinal: false,
      unit: '',
    }
  if (/^(?:pair|couple)$/.test(word.lower) && words[at + 1]?.lower === 'of')
    return { value: 2, at, until: at + 2, isOrdinal: false, unit: '' }
  // `a hundred and thirty`
  const isBarePower = before?.lower === 'a' && /^(?:hundred|thousand|million)$/.test(word.lower)
  if (!units.has(word.lower) && !isBarePower) return undefined
  let total = 0
  let current = isBarePower ? 1 : 0
  let until = at
  for (; until < words.length; until += 1) {
    const part = words[until]
    if (!part) break
    const isGlue =
      part.text === '-' || (part.lower === 'and' && current >= 100 && units.has(words[until + 1]?.lower ?? ''))
    if (isGlue && (units.has(words[until + 1]?.lower ?? '') || powers.has(words[until + 1]?.lower ?? ''))) continue
    const unit = units.get(part.lower)
    const power = part.lower.length > 2 ? powers.get(part.lower) : undefined
    if (
      unit !== undefined &&
      (until === at || (current >= 20 && current % 10 === 0 && unit < 10) || current % 100 === 0)
    )
      current += unit
    else if (power === 100 || power === 12) current *= power
    else if (power) {
      total += current * power
      current = 0
    } else break
  }
  const fraction =
    fractions.get(words[until]?.lower ?? '') ??
    (words[until]?.text === '-' ? fractions.get(words[until + 1]?.lower ?? '') : undefined)
  const isFraction =
    /s$/.test(words[until]?.lower ?? words[until + 1]?.lower ?? '') ||
    total + current === 1 ||
    words[until]?.text === '-'
  if (fraction !== undefined && isFraction)
    return shareOf(words, (total + current) * fraction, at, until + (words[until]?.text === '-' ? 2 : 1))
  const isAndHalf =
    words
      .slice(until, until + 3)
      .map(({ lower }) => lower)
      .join(' ') === 'and a half'
  if (isAndHalf) return { value: total + current + 0.5, at, until: until + 3, isOrdinal: false, unit: '' }
  // `six in ten of them`, `one in five`
  const whole = words[until]?.lower === 'in' ? (units.get(words[until + 1]?.lower ?? '') ?? 0) : 0
  const isShare = whole > total + current && whole <= 10 && !isTold(words, until + 2) && isShareAt(words, until + 1)
  if (isShare) return { value: ((total + current) / whole) * 100, at, until: until + 2, isOrdinal: false, unit: '%' }
  return { value: total + current, at, until, isOrdinal: false, unit: readUnit(words, until, money) }
}

/** `a third of them`, `by a quarter, to 30`; `a third grader` is no share. */
function isShareAt(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  if (words[at]?.lower === 'half') return true
  // `once a quarter`
  const isTime = words[at]?.lower === 'quarter' && next?.lower !== 'of'
  if (isTime && !/^(?:by|than|over|about|nearly|almost|roughly|around)$/.test(words[at - 2]?.lower ?? '')) return false
  const isEnd = !next || next.kind === 'sign' || /^(?:ADP|ADV|CCONJ|SCONJ|PRON|DET)$/.test(next.tag)
  return isEnd && next?.text !== '-' && !/^(?:a|an|the)$/.test(next?.lower ?? '')
}

/** `half a million` is a number, `half the rooms` a share. */
function shareOf(words: readonly Word[], share: number, at: number, until: number): Number_ {
  const of = words[until]?.lower === 'of' ? until + 1 : until
  const power = words[of]?.lower === 'a' ? powers.get(words[of + 1]?.lower ?? '') : undefined
  if (power === undefined || power < 1000)
    return { value: Math.round(share * 1e4) / 100, at, until, isOrdinal: false, unit: '%' }
  const end = of + 2
  return { value: share * power, at, until: end, isOrdinal: false, unit: readUnit(words, end, '') }
}

function currency(sign: string | undefined): '' | '$' | '€' | '£' {
  return sign === '$' || sign === '€' || sign === '£' ? sign : ''
}

function readUnit(words: readonly Word[], until: number, money: '' | '$' | '€' | '£'): Quantity['unit'] {
  const next = words[until]
  if (next && (next.text === '%' || /^(?:percent|percentage|pct)$/.test(next.lower))) return '%'
  if (next?.lower === 'per' && words[until + 1]?.lower === 'cent') return '%'
  if (next && /^(?:dollars?|usd|euros?|pounds sterling)$/.test(next.lower)) return '$'
  return money
}

function describe(words: readonly Word[], { value, at, until, isOrdinal, unit }: Number_): Quantity {
  const nouns: string[] = []
  let head = ''
  let place = until
  if (words[place]?.text === '%' || /^(?:percent|percentage|pct|dollars?|usd|euros?)$/.test(words[place]?.lower ?? ''))
    place += 1
  else if (words[place]?.lower === 'per' && words[place + 1]?.lower === 'cent') place += 2
  const isCompound = words[place]?.text === '-' && words[place]?.isJoined === true
  const isMore = words[place]?.text === '+' || /^(?:plus)$/.test(words[place]?.lower ?? '')
  if (isMore) place += 1
  let end = place
  for (let seen = 0; place < words.length && seen < 6; place += 1) {
    const word = words[place]
    if (!word || rateAt(words, place)) break
    if (word.text === '-' && word.isJoined) continue
    if (/^(?:and|or|&)$/.test(word.lower) && seen > 0 && isListed(words, place)) continue
    if (units.has(word.lower) || word.kind === 'number') break
    if (
      word.lower === 'of' &&
      (seen > 0 || unit !== '') &&
      !/^(?:my|which|whom)$/.test(words[place + 1]?.lower ?? '')
    ) {
      if (/^(?:the|a|an|our|its|their|all|these|those)$/.test(words[place + 1]?.lower ?? '')) place += 1
      continue
    }
    if (seen === 0 && /^(?:or|more|different|separate|other|of|the|such)$/.test(word.lower)) continue
    if (word.kind !== 'word' || !(/^(?:NOUN|PROPN|ADJ|VERB|NUM|X)$/.test(word.tag) || isShort(word.lower))) break
    // `150 employees Responsible for`: another line that ran in.
    if (
      seen > 0 &&
      word.tag !== 'PROPN' &&
      /^\p{Lu}\p{Ll}/u.test(word.text) &&
      /^\p{Ll}/u.test(words[place - 1]?.text ?? '')
    )
      break
    if (
      seen > 0 &&
      (/^(?:worth|aged?|ages|long|wide|including|late|early|behind|off|deep|high|tall|short)$/.test(word.lower) ||
        isTold(words, place))
    )
      break
    if (!word.isContent && !/^(?:one)$/.test(word.lower) && !isShort(word.lower)) break
    seen += 1
    nouns.push(word.key)
    if (head === '' || (!isCompound && !nouns.includes('of') && !isAfterOf(words, place))) head = word.key
    end = place + 1
  }
  if (/^bi-?weekly$/.test(words[at]?.lower ?? '')) {
    nouns.splice(0, nouns.length, 'week')
    head = 'week'
  }
  const [of, group] = [words[at - 1], words[at - 2]]
  const isYear =
    !isOrdinal &&
    unit === '' &&
    value >= 1950 &&
    value <= 2040 &&
    Number.isInteger(value) &&
    words[at]?.kind === 'number' &&
    !words[at]?.text.includes(',') &&
    nouns.length < 9 &&
    !(
      words[until]?.tag === 'NOUN' &&
      /[^s]s$/.test(words[until]?.lower ?? '') &&
      aboutWords.test(words[at - 1]?.lower ?? '')
    )
  let before = at - 1
  while (
    before > 0 &&
    (aboutWords.test(words[before]?.lower ?? '') ||
      /^(?:to|up|over|than|more|least|at|[$€£])$/.test(words[before]?.lower ?? ''))
  )
    before -= 1
  const whole = words[before - 1]
  const group_ = words[before]?.lower === 'of' && whole?.tag === 'NOUN' ? whole.key : ''
  if (group_ !== '') nouns.push(group_)
  else if (nouns.length === 0 && of?.text === '-' && of.isJoined && group?.kind === 'word' && !units.has(group.lower))
    nouns.push(group.key)
  else if (
    nouns.length === 0 &&
    words[at]?.lower !== 'twice' &&
    of?.kind === 'word' &&
    /^(?:NOUN|PROPN)$/.test(of.tag) &&
    of.isContent &&
    !of.verb
  )
    nouns.push(of.key)
  const first = words[at]
  const last = words[Math.max(end, until) - 1]
  return {
    value,
    text:
      first && last
        ? words
            .slice(at, Math.max(end, until))
            .map((word, index) => (index > 0 && !word.isJoined ? ' ' : '') + word.text)
            .join('')
        : '',
    at,
    until: Math.max(end, until),
    unit,
    bound: boundOf(words, at, Math.max(end, until), isMore),
    isDuring: isDuring(words, at, Math.max(end, until)),
    rate: rateNear(words, at, Math.max(end, until)),
    nouns,
    group: group_,
    head,
    isOrdinal,
    isYear,
    isRange: false,
    isPaired: false,
    end: until,
  }
}

/** The rate after what is counted, or before the number: `45 tickets a day`, `daily sales of $1,800`, `each day, 40 calls`. */
function rateNear(words: readonly Word[], at: number, end: number): string {
  for (let place = end; place < Math.min(words.length, end + 8); place += 1) {
    if (words[place]?.kind === 'number' || /^[,;.(]$/.test(words[place]?.text ?? '')) break
    // `seven cooks five nights a week`
    if (units.has(words[place]?.lower ?? '') || /^(?:once|twice)$/.test(words[place]?.lower ?? '')) break
    if (/^(?:and|but|or)$/.test(words[place]?.lower ?? '') && words[place + 1]?.verb) break
    const rate = rateAt(words, place)
    // `employees with yearly sales`: said of the sales.
    const isOfNext =
      place > end &&
      /(?:ly|annual)$/.test(words[place]?.lower ?? '') &&
      (words[place - 1]?.lower === 'and' || /^(?:NOUN|ADJ|PROPN)$/.test(words[place + 1]?.tag ?? ''))
    if (rate && !isOfNext) return rate
  }
  const isOf = words[at - 1]?.lower === 'of' || words[at - 2]?.lower === 'of' || words[at - 3]?.lower === 'of'
  for (let place = at - 1; place >= Math.max(0, at - 6); place -= 1) {
    if (words[place]?.kind === 'number' || /^(?:[;.]|and|but)$/.test(words[place]?.lower ?? '')) break
    const rate = rateAt(words, place)
    const isAdverb =
      !/^(?:NOUN|ADJ|PROPN)$/.test(words[place + 1]?.tag ?? '') ||
      /^(?:each|every|per)$/.test(words[place]?.lower ?? '')
    if (rate && (isOf || isAdverb || place < 2)) return rate
  }
  return ''
}

/** `9 bank and credit card accounts`: the list goes on with a thing. */
function isListed(words: readonly Word[], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]]
  // `100 claims and authority`: the thing is named already.
  if (/[^s]s$/.test(before?.lower ?? '') && before?.lower !== 'sales') return false
  if (/^(?:past|base)$/.test(readVerbForm(next?.lower ?? '')?.form ?? '')) return false
  return (
    next !== undefined && next.kind === 'word' && /^(?:NOUN|ADJ|PROPN)$/.test(next.tag) && !next.verb && next.isContent
  )
}

/** `6 agents answering email`: a verb after the thing; `220 weekend covers` is the thing. */
function isTold(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (!word) return false
  const form = readVerbForm(word.lower)?.form
  if (
    form === 'third' &&
    (!next || /^(?:ADP|PUNCT|CCONJ)$/.test(next.tag) || next.kind === 'sign' || rateAt(words, at + 1) !== '')
  )
    return false
  const isAfterThings = /[^s]s$/.test(words[at - 1]?.lower ?? '')
  return (
    word.verb !== undefined ||
    (isAfterThings && /\p{L}{3}ing$/u.test(word.lower)) ||
    (form === 'ing' && word.tag !== 'NOUN') ||
    (form === 'ing' && /^(?:NOUN|DET|ADJ)$/.test(next?.tag ?? ''))
  )
}

function isAfterOf(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some(({ lower }) => lower === 'of')
}
