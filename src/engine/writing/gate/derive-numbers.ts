// Numbers that the source does not write and does say: sums, differences, other units of time, and what can be counted in it.
import type { Scope, SourceText } from './ground.ts'
import type { Quantity } from './quantity.ts'
import type { ReadText } from './read-segments.ts'
import { isSynonym } from './words.ts'

/** `165 people, of whom 140 are hourly and 25 salaried`: counted together, with both parts told. */
export function isSumOf({ value }: Quantity, { numbers }: ReadText, { texts }: Scope): boolean {
  return texts.some(({ role, read }) => {
    if (role !== 'line') return false
    const told = read.numbers.filter((one) => !one.isYear && numbers.some((own) => own.value === one.value))
    return told.some((one, at) => told.slice(at + 1).some((other) => one.value + other.value === value))
  })
}

/** More numbers than this in one line are a list, of which nobody works anything out. */
export const MOST_NUMBERS = 16

/** A sum, difference or share of two numbers of one line, or all but one of them: `three other reps` of four. */
export function isDerived(number: Quantity, claim: ReadText, { texts }: Pick<Scope, 'texts'>): boolean {
  const { value, nouns, isOrdinal, unit } = number
  // `from 38% to 14%` names two ends, of which none is worked out.
  if (isOrdinal || (number.isPaired && !number.isRange)) return false
  const isOthers = claim.words[number.end]?.lower === 'other'
  const isChange = unit === '%' && changed.test(claim.text)
  const isAbove = isChange && /\b(?:above|over|more|beat\w*|exceed\w*|ahead)\b/i.test(claim.text)
  return texts.some(({ read, role }) => {
    if (role !== 'line') return false
    const own = read.numbers.filter((one) => !one.isYear && !one.isOrdinal).slice(0, MOST_NUMBERS)
    const isCrew = nouns.some((noun) => ofCrew.test(noun))
    if (isCrew && own.some((one) => one.value + 1 === value && isOfOthers(one, read))) return true
    // `eight percent above target` of 108 %
    if (isAbove && own.some((one) => one.unit === '%' && one.value > 100 && one.value - 100 === value)) return true
    // `with two other aides` of three
    if (isOthers && own.some((one) => one.value - 1 === value && one.nouns.some((noun) => nouns.includes(noun))))
      return true
    if (isShareInWords(number) && own.some((one) => one.unit === '%' && isNearShare(number, one.value))) return true
    return own.some((one, place) =>
      own.slice(place + 1).some((other) => {
        // `36 adults` of `2 classes, 18 adults each`
        const isOfBoth = nouns.some((noun) => one.nouns.includes(noun) || other.nouns.includes(noun))
        if (isOfBoth && one.value * other.value === value && /\beach\b/i.test(read.text)) return true
        const isPart = unit === '%' && partsOf(read).get(other) === one.value
        const isSameKind =
          (one.unit === other.unit || (one.isPaired && other.isPaired)) &&
          (!one.isRange || (other.isRange && changes.test(read.text) && (unit === '%' || nouns.includes('point')))) &&
          (one.isPaired ||
            isPart ||
            one.head === other.head ||
            one.head === '' ||
            other.head === '' ||
            other.nouns.includes(one.head))
        // `21 cashiers and baggers` of 9 baggers and 12 cashiers
        const isBoth = one.head !== '' && other.head !== '' && [one, other].every(({ head }) => claim.keys.has(head))
        if (isBoth && one.unit === other.unit && one.value + other.value === value) return true
        if (!isSameKind || isShareOf(one, other, read)) return false
        const counted = [...one.nouns, ...other.nouns]
        const isCounted =
          unit !== '' ||
          // `seven of them` of 3 teachers and `caregiver for 4`
          (nouns.length === 0 && (one.isPaired || one.head === other.head)) ||
          nouns.some((noun) => noun === 'point' || counted.some((each) => isSynonym(each, noun)))
        const results = [one.value + other.value, Math.abs(one.value - other.value)]
        if (isCounted && results.some((result) => Math.abs(result - value) < 1e-6)) return true
        if (unit !== '%' || number.isPaired || nouns.includes('point')) return false
        if (isPart && isNearShare(number, (100 * one.value) / other.value)) return true
        const isCompared = one.isPaired || held.test(read.text)
        return isCompared && isChange && changesBetween(one, other).some((share) => isNearShare(number, share))
      }),
    )
  })
}

/** `1 week in 4` is no 3. */
function isShareOf({ end }: Quantity, { at }: Quantity, { words }: ReadText): boolean {
  return words[at - 1]?.lower === 'in' && at - end < 3
}

/** `with 2 others`, `me and 2 colleagues`: a crew of three. */
function isOfOthers({ at, until }: Quantity, { words }: ReadText): boolean {
  const [before, after] = [words.slice(Math.max(0, at - 2), at), words.slice(at, until + 1)]
  return (
    after.some(({ lower }) => /^(?:others?|colleagues?|partners?)$/.test(lower)) ||
    /^(?:me and|me \+|me &)$/.test(before.map(({ lower }) => lower).join(' '))
  )
}

const parts = new WeakMap<ReadText, ReadonlyMap<Quantity, number>>()

/** Of each number the part before it, looked for once. */
function partsOf(read: ReadText): ReadonlyMap<Quantity, number> {
  const known = parts.get(read)
  if (known) return known
  const found = new Map(
    read.numbers.slice(0, MOST_NUMBERS).flatMap((number) => {
      const part = partBefore(number, read)
      return part === undefined ? [] : [[number, part] as const]
    }),
  )
  parts.set(read, found)
  return found
}

/** The part in `40 of 110`, `9 out of the last 12`. */
export function partBefore({ at }: Quantity, { words, numbers }: ReadText): number | undefined {
  const of = [at - 1, at - 2, at - 3].find((place) => words[place]?.lower === 'of')
  if (of === undefined) return undefined
  return numbers.find(({ end, until, isYear }) => !isYear && [end, end + 1, until, until + 1].includes(of))?.value
}

/** One number held against another. */
const held = /\b(?:vs|versus|against|target|quota|goal|now|was)\b/i
/** `18-22 trailers a shift` did not grow. */
const changes = /\b(?:from|rose|grew|fell|dropped|up|down|cut|raised|increased|reduced)\b|→|->|>/i
/** A share of the whole is no change of it. */
const changed =
  /\b(?:by|over|above|below|under|more|less|fewer|up|down|higher|lower|faster|extra|(?:rise|rose|rais|gr[eo]w|fall|fell|drop|cut|trim|halv|doubl|tripl|increas|reduc|decreas|declin|improv|shorten|lower|lift|boost|gain|bring|brought|took|sav|shrink|shrank|slash|exceed|beat)\w*)\b/i

/** By how much it changed: `a third` of 9 to 6, `seven percent over` of 640 against 600. */
function changesBetween(one: Quantity, other: Quantity): number[] {
  const [less, more] = one.value < other.value ? [one.value, other.value] : [other.value, one.value]
  if (less <= 0) return []
  const change = (100 * (more - less)) / one.value
  return one.isPaired ? [change] : [change, (100 * (more - less)) / less]
}

const ofCrew = /^(?:person|peopl|man|crew|team|us)$/

/** `half`, `two thirds`, `one in five`: nobody takes it for exact. */
function isShareInWords({ unit, text }: Quantity): boolean {
  return unit === '%' && !/\d/.test(text)
}

const MOST_OFF = 2.5
const MOST_OVER = 15

function isNearShare(number: Quantity, share: number): boolean {
  const off = share - number.value
  if (number.bound === 'over') return off > 0 && off < MOST_OVER
  if (number.bound === 'under') return off < 0 && off > -MOST_OVER
  return Math.abs(off) < (isShareInWords(number) ? 2 * MOST_OFF : MOST_OFF)
}

/** `just over 90 rooms` of 94, `nearly 5,000` of 4,960: rounder than what it stands for, and said to be so. */
export function isRoundingOf({ value, bound }: Pick<Quantity, 'value' | 'bound'>, exact: number): boolean {
  const isRounder = value < 10 ? exact % 1 !== 0 && value % 1 === 0 : digitsIn(value) < digitsIn(exact)
  const isRound =
    (value % 12 === 0 && value < 100) ||
    (value % 50 === 0 && exact % 50 !== 0) ||
    (value >= 20 && value % 5 === 0 && exact - value < 5)
  if (!isRounder && !isRound) return false
  if (bound === 'over') return exact > value && exact <= value * 1.4
  if (bound === 'under') return exact < value && exact >= value * 0.9
  return bound === 'about' && Math.abs(exact - value) <= exact * 0.08
}

/** `about 20 trailers` of 18 to 22, `at least 18`. */
export function isInRange(number: Quantity, { numbers }: ReadText): boolean {
  return numbers.some((low, at) => {
    const high = numbers[at + 1]
    if (!low.isRange || !high?.isRange || low.value >= high.value || low.unit !== high.unit) return false
    if (number.bound === 'over') return number.value <= low.value && number.value > low.value / 2
    return number.bound === 'about' && number.value > low.value && number.value < high.value
  })
}

/** 5,000 has one that tells. */
function digitsIn(value: number): number {
  return String(value).replace(/\D|0+$/g, '').length
}

const minutes: Readonly<Record<string, number>> = {
  minut: 1,
  hour: 60,
  day: 1440,
  week: 10080,
  month: 43800,
  year: 525600,
}

function minutesOf({ value, nouns }: Quantity): number {
  return value * (minutes[nouns.find((noun) => noun in minutes) ?? ''] ?? 0)
}

/** `two days` for 48 hours, `half an hour` for 30 minutes; `one week in three` for every third week, `four times a year` for quarterly. */
export function isConverted(number: Quantity, { words }: ReadText, { texts }: Pick<Scope, 'texts'>): boolean {
  const { value, at, rate } = number
  const isShare =
    words[at - 1]?.lower === 'in' && words.slice(Math.max(0, at - 4), at).some(({ lower }) => /^(?:one|1)$/.test(lower))
  if (isShare && texts.some(({ read }) => read.numbers.some((one) => one.isOrdinal && one.value === value))) return true
  if (value === 4 && /^time/.test(words[at + 1]?.lower ?? '') && rate === 'year')
    return texts.some(({ read }) => read.keys.has('quarter'))
  if (value === 2 && words[at]?.lower === 'twice' && texts.some(({ read }) => read.keys.has('doubl'))) return true
  const length = words[at]?.lower === 'half' ? (minutes[words[at + 1]?.key ?? ''] ?? 0) / 2 : minutesOf(number)
  return length > 0 && texts.some(({ read }) => lengthsIn(read).some((own) => Math.abs(own - length) < length * 0.02))
}

function lengthsIn({ numbers, words }: ReadText): number[] {
  const halves = words.flatMap(({ lower }, at) => {
    if (lower !== 'half') return []
    const noun = words.slice(at + 1, at + 4).find(({ key }) => key in minutes)
    return noun ? [(minutes[noun.key] ?? 0) / 2] : []
  })
  const whole = numbers.map((number) => {
    const next = words[words[number.end]?.text === '-' ? number.end + 1 : number.end]
    return minutesOf(number) || number.value * (minutes[next?.key ?? ''] ?? 0)
  })
  return [...whole, ...halves]
}

export function isTime(noun: string): boolean {
  return /^(?:minut|hour|day|week|month|year|decad|second|millisecond|quarter)$/.test(noun)
}

/** `two employers`, `three certificates`: counted in the resume itself. */
export function countsEntries({ nouns, value }: Quantity, { jobs, texts }: Scope): boolean {
  const of = (role: SourceText['role']) =>
    new Set(texts.filter((text) => text.role === role).map(({ entry, read }) => (role === 'skill' ? read.text : entry)))
      .size
  const counts: [RegExp, number][] = [
    [/^(?:job|employ|compan|rol|position|organiz)/, jobs.length],
    [/^langu/, of('language')],
    [/^(?:certif|licens|credenti)/, of('credential')],
    [/^degr/, of('school')],
  ]
  return counts.some(([pattern, count]) => count === value && nouns.some((noun) => pattern.test(noun)))
}

/** `two languages, Spanish and English` */
export function countsItsList({ value, until }: Quantity, { words, text }: ReadText): boolean {
  const rest = text.slice(words[until]?.start ?? text.length)
  const row = /^[,:(] ?((?:[^,;.:()]+, )*[^,;.:()]+?,? and [^,;.:()]+)/.exec(rest)?.[1]
  return row !== undefined && row.split(/, and |, | and /).length === value
}

const measures: Readonly<Record<string, string>> = {
  kilogram: 'kg',
  pound: 'lb',
  kilometer: 'km',
  kilometr: 'km',
  mil: 'mi',
  meter: 'm',
  foot: 'ft',
  tonn: 't',
  ton: 't',
  liter: 'l',
  gallon: 'gal',
}

/** `11.6 lb` of 11.6 kg. */
export function isOtherMeasure(one: Quantity, other: Quantity): boolean {
  const [first, second] = [one, other].map(({ nouns }) => nouns.map((noun) => measures[noun]).find(Boolean))
  return first !== undefined && second !== undefined && first !== second
}
