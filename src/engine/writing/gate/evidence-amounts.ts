// Each number by itself: what stands about it beside what stands about the numbers of the resume, how it is bounded and at which
// rate, and for a span of time or a year the jobs that can have given it. `part-model.ts` weighs which of these are lies.
import type { AlignedClause, Alignment } from './align.ts'
import type { Claim } from './check.ts'
import { decadesIn, isDuration } from './checks/durations.ts'
import { isInRange, isRoundingOf } from './derive-numbers.ts'
import { kindsOfText } from './evidence-words.ts'
import type { Ground, Scope, SourceText } from './ground.ts'
import { contextOf, likeness } from './number-context.ts'
import type { Quantity } from './quantity.ts'
import type { ReadText } from './read-segments.ts'
import { yearsBeyond } from './told-years.ts'
import { isSynonym } from './words.ts'

const units = ['', '%', '$', '€', '£']
const bounds = ['', 'over', 'under', 'about', 'upto']
const rates = ['', 'hour', 'day', 'night', 'shift', 'week', 'month', 'quarter', 'year']
const links = 'since from in for over to until by of with than at a and within during after under on'.split(' ')

type Fact = { number: Quantity; text: SourceText; context: ReturnType<typeof contextOf> }

const factsByScope = new WeakMap<Scope, readonly Fact[]>()

function factsIn(scope: Scope): readonly Fact[] {
  const known = factsByScope.get(scope)
  if (known) return known
  const texts = scope.texts.filter(({ role }) => /^(?:line|person|skill|credential)$/.test(role))
  const found = texts.flatMap((text) =>
    text.read.numbers
      .filter(({ isYear }) => !isYear)
      .map((number) => ({ number, text, context: contextOf(number, text.read) })),
  )
  factsByScope.set(scope, found)
  return found
}

/** Figures in the order in which they were fitted; `found`: what the checks of numbers, dates and durations found. */
export function amountsOf(
  { clauses }: Alignment,
  { read }: Claim,
  scope: Scope,
  ground: Ground,
  found: readonly number[],
): number[][] {
  const numbers = [...read.numbers, ...decadesIn(read)]
  const values = new Set(read.numbers.map(({ value }) => value))
  return numbers.map((number, place) => {
    const start = read.words[number.at]?.start
    const clause = clauses.find(({ segment }) => segment.words.some((word) => word.start === start))
    const own = clause?.line?.read.numbers ?? []
    const isSpan = !number.isOrdinal && (number.nouns.includes('decad') || isDuration(number, read))
    const { same, other, like, rival } = compareFacts(number, read, { scope, line: clause?.line, values })
    const [overOwn, underOwn] = isSpan ? yearsBeyond(number, read, ground) : [NONE, NONE]
    return [
      Math.log(Math.abs(number.value) + 1),
      number.isYear ? 0 : isSpan ? 1 : number.isOrdinal ? 3 : number.value === 1 && number.unit === '' ? 4 : 2,
      units.indexOf(number.unit),
      bounds.indexOf(number.bound),
      rates.indexOf(number.rate),
      own.some(({ value }) => value === number.value) ? 1 : 0,
      same,
      other,
      other - same,
      roundedIn(number, clause?.line, scope),
      like ? likeHead(number, like) : -1,
      likeBy('unit', number, like),
      likeBy('bound', number, like),
      likeBy('rate', number, like),
      linkBefore(number, read),
      overOwn,
      underOwn,
      number.isYear ? placeOfYear(number.value, scope, ground, own) : -1,
      own.filter(({ value, isYear }) => isYear === number.isYear && !values.has(value)).length,
      own.length,
      place,
      kindsOfText.indexOf(ground.kind),
      clause ? shareOfLine(clause) : 0,
      rival ? Math.max(-4, Math.min(4, Math.log((number.value + 1) / (rival.value + 1)))) : -5,
      /\d/.test(number.text) ? 1 : 0,
      ground.career.jobs.length,
      scope.jobs.length > 1 ? 1 : 0,
      number.nouns.length,
      rival && rival.head !== '' && rival.head === number.head ? 1 : 0,
      numbers.length,
      read.words.length,
      ...found,
    ]
  })
}

const NONE = -9

/** The fact of the same number that is most like it, and the fact of an untold number that is. */
function compareFacts(
  number: Quantity,
  read: ReadText,
  { scope, line, values }: { scope: Scope; line: SourceText | undefined; values: ReadonlySet<number> },
): { same: number; other: number; like: Quantity | undefined; rival: Quantity | undefined } {
  const context = contextOf(number, read)
  let [same, other] = [0, 0]
  let like: Quantity | undefined
  let rival: Quantity | undefined
  for (const fact of factsIn(scope)) {
    const isSame = fact.number.value === number.value && fact.number.isOrdinal === number.isOrdinal
    if (!isSame && values.has(fact.number.value)) continue
    const own = likeness(context, fact.context) * (fact.text === line ? 1 : ELSEWHERE)
    if (isSame && (own > same || !like)) [same, like] = [Math.max(same, own), fact.number]
    else if (!isSame && own > other) [other, rival] = [own, fact.number]
  }
  return { same, other, like, rival }
}

const ELSEWHERE = 0.8

function roundedIn(number: Quantity, line: SourceText | undefined, { texts }: Scope): number {
  const isIn = ({ read }: SourceText) =>
    isInRange(number, read) || read.numbers.some(({ value }) => isRoundingOf(number, value))
  if (line && isIn(line)) return 1
  return texts.some(isIn) ? 0.5 : 0
}

function likeHead({ head, nouns }: Quantity, other: Quantity): number {
  if (head === '' || other.head === '') return 0.6
  if (head === other.head || isSynonym(head, other.head)) return 1
  if (other.nouns.includes(head) || nouns.includes(other.head)) return 0.8
  return nouns.some((noun) => other.nouns.some((one) => isSynonym(noun, one))) ? 0.5 : 0
}

function likeBy(what: 'unit' | 'bound' | 'rate', number: Quantity, other: Quantity | undefined): number {
  if (!other) return -1
  return other[what] === number[what] ? 1 : number[what] === '' ? 0.5 : 0
}

function linkBefore({ at }: Quantity, { words }: ReadText): number {
  const before = [words[at - 1], words[at - 2], words[at - 3]].map((word) => links.indexOf(word?.lower ?? ''))
  return before.find((link) => link >= 0) ?? -1
}

/** Where the resume has a year: in the line, another line, the dates of this job, of another, of a school or certificate. */
function placeOfYear(year: number, { texts, jobs }: Scope, { career }: Ground, own: readonly Quantity[]): number {
  const isIn = (roles: RegExp) =>
    texts.some(({ role, read }) => roles.test(role) && read.numbers.some(({ value }) => value === year))
  const isDate = (date: string | undefined) => Number(/(?:19|20)\d\d/.exec(date ?? '')?.[0] ?? 0) === year
  if (own.some(({ value }) => value === year)) return 5
  if (isIn(/^line$/)) return 4
  if (jobs.some(({ source }) => isDate(source.startDate))) return 3
  if (jobs.some(({ source }) => isDate(source.endDate))) return 2
  if (isIn(/^(?:credential|school)$/)) return 6
  return career.jobs.some(({ source }) => isDate(source.startDate) || isDate(source.endDate)) ? 1 : 0
}

function shareOfLine({ words }: AlignedClause): number {
  const own = words.filter(({ place }) => place === 'line' || place === 'kin')
  return words.length > 0 ? own.length / words.length : 0
}
