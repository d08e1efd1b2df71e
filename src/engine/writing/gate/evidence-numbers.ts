// The numbers of a sentence beside those of the lines it tells of.
import type { Alignment } from './align.ts'
import type { Claim } from './check.ts'
import { isDuration } from './checks/durations.ts'
import { isDerived, isInRange, isRoundingOf, MOST_NUMBERS } from './derive-numbers.ts'
import type { Ground, Scope } from './ground.ts'
import type { Quantity } from './quantity.ts'
import type { ReadText } from './read-segments.ts'

/** Each number beside the same number of the line: whether it counts the same, by the same unit, bound and rate. */
export function numbersOf(
  { clauses }: Alignment,
  { read, isPostingAt }: Claim,
  scope: Scope,
  ground: Ground,
): Record<string, number> {
  const lines = [...new Set(clauses.flatMap(({ line }) => line?.read ?? []))]
  const { digits: anywhere, years, numbers } = numbersIn(scope)
  const known = digitsOf(lines)
  const figures = {
    strangeNumbers: 0,
    movedNumbers: 0,
    otherHead: 0,
    otherUnit: 0,
    otherBound: 0,
    otherRate: 0,
    strangeDigits: 0,
    movedDigits: 0,
    strangeYears: 0,
    movedYears: 0,
    otherYears: 0,
    foreignNumbers: 0,
  }
  const { values, derived } = valuesOf(ground)
  for (const { kind, lower } of read.words) {
    if (kind !== 'number') continue
    if (!anywhere.has(lower)) figures.strangeDigits += 1
    else if (!known.has(lower)) figures.movedDigits += 1
  }
  for (const number of read.numbers) {
    if (number.value === 1) continue
    if (number.isYear) {
      if (isOtherYear(number, read, clauses)) figures.otherYears += 1
      if (!years.has(number.value)) figures.strangeYears += 1
      else if (!lines.some(({ numbers }) => numbers.some(({ value }) => value === number.value)))
        figures.movedYears += 1
      continue
    }
    const own = lines.flatMap((line) => line.numbers.filter(({ value }) => value === number.value))
    const [first] = own
    const isWanted = isPostingAt(read.words[number.at]?.start ?? 0) || isAskedFor(number, read, ground)
    const isKnown =
      values.has(number.value) ||
      derived.has(roundTo(number.value)) ||
      [...values].some((value) => isRoundingOf(number, value)) ||
      isDerived(number, read, scope) ||
      scope.texts.some((text) => isInRange(number, text.read))
    if (!isWanted && isTelling(number, read) && !isKnown) figures.foreignNumbers += 1
    if (!first) {
      figures[numbers.has(number.value) ? 'movedNumbers' : 'strangeNumbers'] += 1
      continue
    }
    const isLike = (isSame: (one: Quantity) => boolean) => (own.some(isSame) ? 0 : 1)
    figures.otherHead += isLike(
      (one) =>
        number.head === '' || one.head === '' || one.nouns.includes(number.head) || number.nouns.includes(one.head),
    )
    figures.otherUnit += isLike((one) => one.unit === number.unit)
    figures.otherBound += isLike((one) => one.bound === number.bound)
    figures.otherRate += isLike((one) => one.rate === number.rate || number.rate === '')
  }
  return figures
}

/** `In 2019` of what the line tells of 2021, which is told nowhere. */
function isOtherYear({ value, at }: Quantity, { words, numbers }: ReadText, clauses: Alignment['clauses']): boolean {
  const start = words[at]?.start
  const clause = clauses.find(({ segment }) => segment.words.some((word) => word.start === start))
  const own = (clause?.line?.read.numbers ?? []).filter(({ isYear }) => isYear)
  return own.length > 0 && own.every((one) => one.value !== value && !numbers.some((told) => told.value === one.value))
}

/** `above the 60 you ask for` */
function isAskedFor({ value, end }: Quantity, { text, words }: ReadText, { postingText }: Ground): boolean {
  const after = text.slice(words[end]?.start ?? text.length)
  return (
    /^(?:[\p{L}%-]+ ){0,3}(?:that )?you (?:ask|want|need|require|seek|look)/u.test(after) &&
    postingText.includes(String(value))
  )
}

const shortYear =
  /(?:\b(?:spring|summers?|autumn|fall|winter|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?|fy|season|class of) ?['’]?|['’]|\d\d ?[/+&–-] ?)(\d\d)(?!\d)/gu

/** `summer 24`, `FY 22/23` */
function shortYearsIn(lower: string): number[] {
  return [...lower.matchAll(shortYear)].flatMap(([whole, digits]) =>
    [digits, /(\d\d) ?[/+&–-]/.exec(whole)?.[1]].flatMap((year) => (year ? [CENTURY + Number(year)] : [])),
  )
}

const CENTURY = 2000

type Figured = { digits: ReadonlySet<string>; years: ReadonlySet<number>; numbers: ReadonlySet<number> }

const figured = new WeakMap<Scope, Figured>()

/** Every number of a source, read once. */
function numbersIn(scope: Scope): Figured {
  const known = figured.get(scope)
  if (known) return known
  const { texts, jobs, schools } = scope
  const dates = [...jobs, ...schools].flatMap(({ source }) => [source.startDate, source.endDate ?? ''])
  const values = texts.flatMap(({ read }) => read.numbers.map(({ value }) => value))
  const found: Figured = {
    digits: digitsOf(texts.map(({ read }) => read)),
    years: new Set([
      ...values,
      ...dates.map((date) => Number(date.slice(0, 4))),
      ...texts.flatMap(({ read }) => shortYearsIn(read.lower)),
    ]),
    numbers: new Set(values),
  }
  figured.set(scope, found)
  return found
}

function digitsOf(texts: readonly ReadText[]): Set<string> {
  return new Set(texts.flatMap(({ words }) => words.flatMap(({ kind, lower }) => (kind === 'number' ? [lower] : []))))
}

/** A few of something are counted by everybody; time is measured in many ways. */
function isTelling(number: Quantity, read: ReadText): boolean {
  const { value, unit, nouns, isOrdinal, text } = number
  if (/\b(?:half|thirds?|quarters?|twice)\b/.test(text)) return false
  const isTime = unit === '' && nouns.some((noun) => /^(?:year|month|decad|hour|minut|second|day|week)$/.test(noun))
  const isSpan = unit === '' && read.keys.has('year') && value < 50
  return !isTime && !isSpan && !isOrdinal && !isDuration(number, read) && (unit === '' ? value > 12 : value > 1)
}

type Values = { values: ReadonlySet<number>; derived: ReadonlySet<number> }

const valued = new WeakMap<Ground, Values>()

/** Every number of the resume, and what two of one line come to. */
function valuesOf(ground: Ground): Values {
  const known = valued.get(ground)
  if (known) return known
  const texts = [...new Set(ground.scopes.flatMap((scope) => scope.texts.map(({ read }) => read)))]
  const found: Values = {
    values: new Set([
      ...texts.flatMap(({ numbers }) => numbers.map(({ value }) => value)),
      ...[...digitsOf(texts)].map((digits) => Number(digits.replace(/,/g, ''))),
    ]),
    derived: new Set(texts.flatMap(({ numbers }) => resultsOf(numbers).map(roundTo))),
  }
  valued.set(ground, found)
  return found
}

/** 4.1 less 2.9 is 1.2000000000000002. */
function roundTo(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** `54 people` of 46, 5 and 3; `80 %` of 8 in 10. */
function resultsOf(all: readonly Quantity[]): number[] {
  const numbers = all.slice(0, MOST_NUMBERS)
  return numbers.flatMap(({ value }, at) => {
    const rest = numbers.slice(at + 1)
    let total = value
    return [
      value * 2,
      value / 2,
      Math.round(value),
      ...rest.flatMap((other) => [value + other.value, Math.abs(value - other.value), value * other.value]),
      ...rest.flatMap((other) => (other.value > value ? [Math.round((100 * value) / other.value)] : [])),
      ...rest.map((other) => {
        total += other.value
        return total
      }),
    ]
  })
}
