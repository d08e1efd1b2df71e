// Every number must stand in the source with the same meaning: the same thing counted, the same unit, the same direction.
import type { Verdict } from '../proposal.ts'
import { findSpelledOut, isCutFrom } from '../words/initials.ts'
import type { Quantity } from '../words/quantities.ts'
import { timeUnits } from '../words/quantity-words-data.ts'
import { stem } from '../words/stem.ts'
import { mayStandFor } from '../words/thesaurus.ts'
import { isPlainWord } from '../words/vocabulary.ts'
import { findRoles } from './check-roles.ts'
import { countsTheSame } from './compare-counted.ts'
import { findRateDifference } from './compare-rates.ts'
import { compareYears, narrowsSpan, turnsMonth } from './compare-years.ts'
import { findCounted, isPerson } from './counted.ts'
import { isDerived } from './derived-numbers.ts'
import { findLostPart } from './find-lost-part.ts'
import { findRates, isSameRate } from './find-rates.ts'
import { type NumberPlace, numberTopic, topicScore } from './number-place.ts'
import { isVerbAt, type ParsedText } from './parsed-text.ts'
import { raisesBound, sameValue } from './same-value.ts'
import type { SourceLine } from './source.ts'

const passed: Verdict = { ok: true }
const none: ReadonlySet<string> = new Set()

type Options = {
  heading?: ReadonlySet<string>
  isExempt?: (quantity: Quantity) => boolean
  /** Whether words of several lines may stand together around a number, as in a summary of one job. */
  mayCombine?: boolean
  /** The lines the text stands in for, where it does. */
  primary?: readonly SourceLine[]
}

export function checkNumbers(text: ParsedText, lines: readonly SourceLine[], options: Options = {}): Verdict {
  const { heading = none, isExempt = () => false, primary, mayCombine = false } = options
  const own = primary?.filter(({ role }) => role !== 'header') ?? lines
  const ownTexts = new Set(primary ? own.map((line) => line.text) : [])
  for (const quantity of text.quantities) {
    if (
      isExempt(quantity) ||
      isInName(text, quantity, lines) ||
      isInRole(text, quantity, lines) ||
      isInRate(text, quantity, lines)
    )
      continue
    const same = lines.flatMap((line) =>
      line.quantities.filter((other) => sameValue(quantity, other)).map((other) => ({ line, other })),
    )
    if (same.length === 0 && !isSingular(text, quantity, own) && !isDerived(text, quantity, own))
      return { ok: false, reason: 'number', detail: `${quantity.text} is not in the source` }
    const mine: NumberPlace = { text, quantity, others: none, heading: none }
    const problems = same.map(({ line, other }) =>
      findDifference(
        mine,
        { text: line, quantity: other, others: othersOf(line, lines), heading },
        { isOwn: ownTexts.has(line.text), hasOwn: ownTexts.size > 0, mayCombine },
      ),
    )
    if (problems.length === 0 || problems.includes(undefined)) continue
    // An hour that was said of something else is read as a number already.
    if (quantity.unit === undefined && isSingular(text, quantity, own)) continue
    if (!isDerived(text, quantity, own)) return problems[0] ?? passed
  }
  const lost = primary && own.map((line) => findLostPart(text, line))
  return lost?.find((verdict) => verdict !== undefined) ?? passed
}

function othersOf(line: SourceLine, lines: readonly SourceLine[]): ReadonlySet<string> {
  return new Set(
    lines.filter((other) => other.text !== line.text && other.role !== 'header').flatMap((other) => [...other.stems]),
  )
}

/** What the two numbers do not have in common; undefined where they say the same. */
function findDifference(
  mine: NumberPlace,
  theirs: NumberPlace,
  { isOwn, hasOwn, mayCombine }: { isOwn: boolean; hasOwn: boolean; mayCombine: boolean },
): Verdict | undefined {
  const { quantity } = mine
  const refuse = (reason: 'number' | 'unit' | 'moved-fact', detail: string): Verdict => ({ ok: false, reason, detail })
  const isWithin = theirs.text.tokens[theirs.quantity.from - 1]?.lower === 'within'
  const isPeak = theirs.quantity.isPeak && quantity.bound === 'exact' && isOfOne(mine)
  if (!isPeak && raisesBound(quantity, theirs.quantity, isWithin))
    return refuse('number', `${boundText(mine)} is not what ${boundText(theirs)} says`)
  if (turnsRound(quantity, theirs.quantity))
    return refuse(
      'number',
      `${quantity.preposition} ${quantity.text} is not ${theirs.quantity.preposition} ${theirs.quantity.text}`,
    )
  const rate = quantity.kind === 'year' ? undefined : findRateDifference(mine, theirs)
  if (rate !== undefined) return refuse('unit', rate)
  const isStart =
    quantity.kind === 'year' &&
    'role' in theirs.text &&
    theirs.text.role === 'header' &&
    mine.text.tokens
      .slice(Math.max(0, quantity.boundFrom - 2), quantity.boundFrom)
      .some(({ lower }) => /^(?:since|from|to|until|through|between|and)$/.test(lower))
  const stray =
    isStart || mayCombine ? undefined : findStrayWord(mine, theirs, isOwn ? 'own' : hasOwn ? 'other' : 'any')
  if (stray !== undefined) return refuse('moved-fact', `${quantity.text} was not said of ${stray}`)
  if (quantity.kind === 'year' && narrowsSpan(mine, theirs))
    return refuse('number', `it was not all in ${quantity.text}`)
  if (quantity.kind === 'year' && turnsMonth(mine, theirs))
    return refuse('moved-fact', `${quantity.text} had another month`)
  if (/^(?:code|clock|year)$/.test(quantity.kind)) return undefined
  const years = compareYears(mine, theirs)
  if (years === 'other') return refuse('moved-fact', `${quantity.text} was said of another year`)
  if (quantity.kind === 'count' || quantity.kind === 'ordinal')
    return countsTheSame(mine, theirs) ? undefined : refuse('moved-fact', `${quantity.text} counted something else`)
  if (turnsDirection(mine, theirs)) return refuse('number', `${quantity.text} went the other way`)
  if (years !== 'same' && !isNearest(mine, theirs))
    return refuse('moved-fact', `${quantity.text} belongs to something else`)
  return undefined
}

/** `the largest 900 square feet` was one of them: `including one of 900 square feet`, `a 900-square-foot hall`. */
function isOfOne({ text: { tokens }, quantity: { boundFrom } }: NumberPlace): boolean {
  const before = tokens.slice(Math.max(0, boundFrom - 3), boundFrom).map(({ lower }) => lower)
  return /^an?$/.test(before.at(-1) ?? '') || before.some((word) => /^(?:one|including)$/.test(word))
}

/** The 10 of OSHA 10 counts nothing. */
function isInName({ terms }: ParsedText, { from }: Quantity, lines: readonly SourceLine[]): boolean {
  return terms.some(
    ({ term, from: start, until, text: name }) =>
      from >= start && from < until && lines.some(({ termIds, text }) => termIds.has(term.id) || text.includes(name)),
  )
}

/** The third of a Third Grade Teacher. */
function isInRole(text: ParsedText, { kind, from }: Quantity, lines: readonly SourceLine[]): boolean {
  const role =
    kind === 'ordinal'
      ? findRoles(text).find(({ words }) => words.some((word) => word === text.tokens[from]))
      : undefined
  return (
    role !== undefined &&
    lines.some((line) => line.role === 'header' && role.words.every(({ stem: word }) => line.stems.has(word)))
  )
}

/** `every two weeks` for biweekly, `twice a year` for every six months: how often is looked at for itself. */
function isInRate(text: ParsedText, quantity: Quantity, lines: readonly SourceLine[]): boolean {
  const rate = findRates(text).find(
    ({ from, until, of }) =>
      (quantity.from >= from && quantity.from < until) || (of === quantity && of.unit === 'time'),
  )
  // `20 rooms in a day` for `20 rooms a day`.
  const article = text.tokens[quantity.from]?.lower ?? ''
  if (/^an?$/.test(article) && quantity.value === 1 && quantity.unit !== undefined)
    return lines.some((line) => findRates(line).some(({ unit, of }) => unit === quantity.unit && of !== undefined))
  return rate !== undefined && lines.some((line) => findRates(line).some((other) => isSameRate(rate, other)))
}

/** `one helper` where the source has `a helper`, `one hour` for `an hour`. */
function isSingular(
  text: ParsedText,
  { kind, value, upTo, unit, from, until, bound }: Quantity,
  lines: readonly SourceLine[],
): boolean {
  if (kind !== 'count' || value !== 1 || upTo !== undefined || /^(?:over|least|plus)$/.test(bound)) return false
  const words = text.tokens.slice(until, until + 4).filter((token) => token.kind === 'word')
  const article = unit === undefined ? /^(?:an?|another|the|single|his|her|its|my)$/ : /^(?:an?|the|same)$/
  return lines.some((line) =>
    line.tokens.some((token, at) => {
      if (!article.test(token.lower)) return false
      if (unit === undefined)
        return line.tokens.slice(at + 1, at + 4).some((noun) => words.some((word) => word.lower === noun.lower))
      // `$12 an hour` is no hour; `within a week` may stand for `within the week`, one week may not.
      if (!/^an?$/.test(token.lower) && !/^an?$/.test(text.tokens[from]?.lower ?? '')) return false
      return timeUnits[line.tokens[at + 1]?.lower ?? ''] === unit && !findRates(line).some(({ from }) => from === at)
    }),
  )
}

/**
 * No word of another line may come to the number's clause. Where the text stands in for another line than the number's,
 * nothing but the words of that line may; where it stands in for this one, verbs and people may have other names.
 */
function findStrayWord(mine: NumberPlace, theirs: NumberPlace, line: 'own' | 'other' | 'any'): string | undefined {
  const { text, quantity } = mine
  const heads = text.quantities.flatMap((other) => findCounted(text, other).heads)
  const stray = text.tokens.find((token, at) => {
    if (token.kind !== 'word' || text.clauseOf[at] !== text.clauseOf[quantity.from]) return false
    if (isPlainWord(token.lower, token.stem) || isNumberWord(text, at) || isCovered(mine, theirs, at)) return false
    if (line === 'any' && quantity.kind !== 'year' && isCredential(text, at)) return false
    if (mayStandFor(token.stem, theirs.text.stems) || isCutFrom(token.lower, theirs.text.stems)) return false
    if (line === 'any' && quantity.kind === 'year' && isVerbAt(text.tokens, at)) return false
    if (line === 'own' && (isVerbAt(text.tokens, at) || isPerson(token) || heads.includes(token))) return false
    return (line === 'other' || theirs.others.has(token.stem)) && !theirs.heading.has(token.stem)
  })
  return stray?.text
}

/** A licence named beside a number is looked at by itself. */
function isCredential({ terms }: ParsedText, at: number): boolean {
  return terms.some(({ term, from, until }) => term.kind === 'credential' && at >= from && at < until)
}

function isNumberWord(text: ParsedText, at: number): boolean {
  return (
    text.quantities.some(({ boundFrom, until }) => at >= boundFrom && at < until) ||
    findRates(text).some(({ from, until }) => at >= from && at < until)
  )
}

function isCovered(mine: NumberPlace, theirs: NumberPlace, at: number): boolean {
  if (mine.text.terms.some(({ term, from, until }) => at >= from && at < until && theirs.text.termIds.has(term.id)))
    return true
  // `Family and Medical Leave Act` for FMLA.
  return theirs.text.tokens.some(({ text }) => {
    const words = /^[A-Z]{2,6}s?$/.test(text) ? findSpelledOut(text, mine.text.tokens) : undefined
    return words !== undefined && at >= words.from && at < words.until
  })
}

function boundText({ text, quantity }: NumberPlace): string {
  const start = text.tokens[quantity.boundFrom]?.start ?? quantity.start
  return text.text.slice(start, quantity.end).trim()
}

const directions: Record<string, string> = { until: 'to', through: 'to', since: 'from' }

function turnsRound(mine: Quantity, theirs: Quantity): boolean {
  if (mine.preposition === undefined || theirs.preposition === undefined) return false
  const [here, there] = [mine.preposition, theirs.preposition].map((word) => directions[word] ?? word)
  // `to 40 stores` is where it went, not what it came to.
  const isWhole = mine.kind === 'count' && mine.value >= 1 && mine.unit === undefined
  if (isWhole && mine.mate === undefined && theirs.mate === undefined) return false
  return here !== there
}

const rising = new Set(
  'increase raise boost grow lift gain expand double triple higher exceed rise climb'.split(' ').map(stem),
)
const falling = new Set(
  'reduce cut lower decrease shrink lessen slash trim curb drop minimize fall halve shorten save decline'
    .split(' ')
    .map(stem),
)

function directionOf(place: NumberPlace): 'up' | 'down' | undefined {
  const { quantity, text } = place
  if (quantity.kind === 'times') return quantity.value < 1 ? 'down' : undefined
  const clause = text.clauseOf[quantity.from]
  const words = text.tokens.filter((token, at) => token.kind === 'word' && text.clauseOf[at] === clause)
  // `up 12 %`, `down by half`: by themselves the two say no direction, as in `set up`.
  const near = text.tokens.slice(Math.max(0, quantity.boundFrom - 2), quantity.boundFrom).map(({ lower }) => lower)
  if (near.includes('down') || words.some((word) => falling.has(word.stem))) return 'down'
  return near.includes('up') || words.some((word) => rising.has(word.stem)) ? 'up' : undefined
}

function turnsDirection(mine: NumberPlace, theirs: NumberPlace): boolean {
  const here = directionOf(mine)
  if (here === undefined) return false
  const there = directionOf(theirs)
  if (there !== undefined) return here !== there
  if (mine.quantity.kind === 'money') return false
  // An improvement may have been a rise or a fall; a bare share was neither.
  const isMove = theirs.quantity.preposition === 'from' || theirs.quantity.mate !== undefined
  return (
    !isMove &&
    !theirs.text.tokens.some(({ stem: word }) =>
      /^(?:improv|better|enhanc|optimiz|reach|achiev|deliver|result|saving|growth|save|more|fewer|less)/.test(word),
    ) &&
    theirs.quantity.kind !== 'times'
  )
}

/** Of several numbers of its kind in a line, it must speak of the one whose words it has. */
function isNearest(mine: NumberPlace, theirs: NumberPlace): boolean {
  const topic = numberTopic(mine)
  const rivals = theirs.text.quantities.filter(
    (other) =>
      other !== theirs.quantity &&
      other.kind === theirs.quantity.kind &&
      // A third of the water is no rival of two courses.
      (theirs.quantity.kind !== 'count' || other.value < 1) &&
      !sameValue(mine.quantity, other) &&
      other.mate !== theirs.quantity.value,
  )
  const own = topicScore(topic, numberTopic(theirs))
  return rivals.every((quantity) => topicScore(topic, numberTopic({ ...theirs, quantity })) <= own)
}
