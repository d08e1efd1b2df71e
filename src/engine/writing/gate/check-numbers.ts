// Every number must stand in the source with the same meaning: the same thing counted, the same unit, the same direction.
import type { Verdict } from '../proposal.ts'
import type { Quantity } from '../words/quantities.ts'
import { stem } from '../words/stem.ts'
import { mayStandFor } from '../words/thesaurus.ts'
import { isPlainWord } from '../words/vocabulary.ts'
import type { ParsedText } from './parsed-text.ts'
import type { SourceLine } from './source.ts'

const passed: Verdict = { ok: true }
const none: ReadonlySet<string> = new Set()

type Options = { heading?: ReadonlySet<string>; isExempt?: (quantity: Quantity) => boolean }

export function checkNumbers(text: ParsedText, lines: readonly SourceLine[], options: Options = {}): Verdict {
  const { heading = none, isExempt = () => false } = options
  for (const quantity of text.quantities) {
    if (isExempt(quantity) || isInName(text, quantity, lines)) continue
    const same = lines.flatMap((line) =>
      line.quantities.filter((other) => sameValue(quantity, other)).map((other) => ({ line, other })),
    )
    if (same.length === 0) return { ok: false, reason: 'number', detail: `${quantity.text} is not in the source` }
    const problems = same.map(({ line, other }) =>
      findDifference(
        { text, quantity, others: none, heading: none },
        { text: line, quantity: other, others: othersOf(line, lines), heading },
      ),
    )
    if (!problems.includes(undefined)) return problems[0] ?? passed
  }
  return passed
}

function othersOf(line: SourceLine, lines: readonly SourceLine[]): ReadonlySet<string> {
  return new Set(
    lines.filter((other) => other.text !== line.text && other.role !== 'header').flatMap((other) => [...other.stems]),
  )
}

type Place = {
  text: ParsedText
  quantity: Quantity /** Stems of the other lines: what a number could be mixed up with. */
  others: ReadonlySet<string>
  /** Stems of the entry's heading, which speak of all its lines. */
  heading: ReadonlySet<string>
}

/** What the two numbers do not have in common; undefined where they say the same. */
function findDifference(mine: Place, theirs: Place): Verdict | undefined {
  const { quantity } = mine
  const refuse = (reason: 'number' | 'unit' | 'moved-fact', detail: string): Verdict => ({ ok: false, reason, detail })
  if (raisesBound(quantity, theirs.quantity))
    return refuse('number', `${boundText(mine)} is not what ${boundText(theirs)} says`)
  if (turnsRound(quantity, theirs.quantity))
    return refuse(
      'number',
      `${quantity.preposition} ${quantity.text} is not ${theirs.quantity.preposition} ${theirs.quantity.text}`,
    )
  if (quantity.isEach && !theirs.quantity.isEach) return refuse('number', `${quantity.text} each is not said`)
  const stray = findStrayWord(mine, theirs)
  if (stray !== undefined) return refuse('moved-fact', `${quantity.text} was not said of ${stray}`)
  if (quantity.kind === 'count' || quantity.kind === 'ordinal') {
    if (!countsTheSame(mine, theirs)) return refuse('moved-fact', `${quantity.text} counted something else`)
    return undefined
  }
  if (quantity.kind === 'year' || quantity.kind === 'code') return undefined
  if (turnsDirection(mine, theirs)) return refuse('number', `${quantity.text} went the other way`)
  if (!speaksOfTheSame(mine, theirs)) return refuse('moved-fact', `${quantity.text} belongs to something else`)
  return undefined
}

/** The 10 of OSHA 10 counts nothing. */
function isInName({ terms }: ParsedText, { from }: Quantity, lines: readonly SourceLine[]): boolean {
  return terms.some(
    ({ term, from: start, until }) =>
      from >= start && from < until && lines.some(({ termIds }) => termIds.has(term.id)),
  )
}

/** Whatever stands in the clause of the number must stand in the line the number comes from. */
function findStrayWord(mine: Place, theirs: Place): string | undefined {
  const { text, quantity } = mine
  const stray = text.tokens.find((token, at) => {
    if (token.kind !== 'word' || text.clauseOf[at] !== text.clauseOf[quantity.from]) return false
    if (isPlainWord(token.lower, token.stem) || isQuantityWord(text, at) || isCovered(mine, theirs, at)) return false
    return (
      !mayStandFor(token.stem, theirs.text.stems) && theirs.others.has(token.stem) && !theirs.heading.has(token.stem)
    )
  })
  return stray?.text
}

function isQuantityWord({ quantities }: ParsedText, at: number): boolean {
  return quantities.some(({ boundFrom, until }) => at >= boundFrom && at < until)
}

function isCovered(mine: Place, theirs: Place, at: number): boolean {
  return mine.text.terms.some(({ term, from, until }) => at >= from && at < until && theirs.text.termIds.has(term.id))
}

function boundText({ text, quantity }: Place): string {
  return text.text.slice(Math.max(0, quantity.start - 12), quantity.end).trim()
}

const minutes: Record<string, number> = { second: 1 / 60, minute: 1, hour: 60 }
const months: Record<string, number> = { month: 1, quarter: 3, year: 12, decade: 120 }
const days: Record<string, number> = { day: 1, week: 7 }

function sameValue(one: Quantity, other: Quantity): boolean {
  if (one.kind === 'code' || other.kind === 'code') return one.value === other.value
  const alike = asPercent(one)
  const like = asPercent(other)
  if (alike !== undefined && like !== undefined && one.kind !== other.kind) return alike === like
  if (one.kind !== other.kind) return (isBareCount(one, other) || isPlace(one, other)) && one.value === other.value
  if (one.kind === 'money' && one.currency !== other.currency) return false
  if ((one.upTo ?? 0) * (other.upTo ?? 0) === 0 && one.upTo !== other.upTo) return false
  if (one.unit === other.unit) return one.value === other.value && one.upTo === other.upTo
  return sameSpan(one, other)
}

/** Doubled is up by 100 %, halved is down by 50 %. */
function asPercent({ kind, value }: Quantity): number | undefined {
  if (kind === 'percent') return value
  if (kind !== 'times') return undefined
  return value < 1 ? (1 - value) * 100 : (value - 1) * 100
}

/** `40 hours` may be read as a count where the other has lost its unit, never the other way round. */
function isBareCount(one: Quantity, other: Quantity): boolean {
  return one.kind === 'year' && other.kind === 'count' && other.unit === undefined
}

/** The fifth day is day five. */
function isPlace(one: Quantity, other: Quantity): boolean {
  return one.kind === 'count' && other.kind === 'ordinal'
}

function sameSpan(one: Quantity, other: Quantity): boolean {
  for (const scale of [minutes, months, days]) {
    const mine = scale[one.unit ?? '']
    const theirs = scale[other.unit ?? '']
    if (mine !== undefined && theirs !== undefined) return one.value * mine === other.value * theirs
  }
  return false
}

function raisesBound(mine: Quantity, theirs: Quantity): boolean {
  if (mine.bound === theirs.bound) return false
  if (theirs.bound === 'over') return mine.bound !== 'exact'
  // Whoever did it in two years did it within two years.
  if (theirs.bound === 'exact' && mine.bound === 'under') return mine.unit === undefined
  return !(theirs.bound === 'exact' && mine.bound === 'about')
}

function turnsRound(mine: Quantity, theirs: Quantity): boolean {
  return mine.preposition !== undefined && theirs.preposition !== undefined && mine.preposition !== theirs.preposition
}

/** What is counted: the words right behind the number up to the next small word, or the noun before `of`. */
function countedStems({ text, quantity }: Place, { through }: { through: boolean }): string[] {
  const { tokens } = text
  const found: string[] = []
  for (let at = quantity.until; at < tokens.length && found.length < (through ? 6 : 4); at += 1) {
    const token = tokens[at]
    if (!token || (token.kind === 'sign' && !/[-/&,]/.test(token.text)) || (token.text === ',' && found.length > 0))
      break
    if (token.kind === 'sign' || (through && token.lower === 'and')) continue
    if (/^(?:every|each|all|per|daily|nightly|weekly|monthly|yearly|annually|while|when)$/.test(token.lower)) break
    if (token.kind === 'number' || token.lower === 'of' ? found.length > 0 : isPlainWord(token.lower, token.stem)) break
    if (token.kind === 'word' && token.lower !== 'of') found.push(token.stem)
  }
  // `a staff of six`: the noun stands before.
  const noun = tokens[quantity.boundFrom - 1]?.lower === 'of' ? tokens[quantity.boundFrom - 2] : undefined
  if (noun?.kind === 'word') found.push(noun.stem)
  return found
}

function countsTheSame(mine: Place, theirs: Place): boolean {
  if (mine.quantity.unit !== undefined) return speaksOfTheSame(mine, theirs)
  const counted = countedStems(mine, { through: false })
  const source = new Set(countedStems(theirs, { through: true }))
  if (counted.length === 0 || source.size === 0) return speaksOfTheSame(mine, theirs)
  if (countsGroups(mine, theirs)) return false
  return counted.some((word) => mayStandFor(word, source)) || peopleMeetPeople(counted, source)
}

/** A team of five is not five teams. */
function countsGroups(mine: Place, theirs: Place): boolean {
  const group =
    theirs.text.tokens[theirs.quantity.boundFrom - 1]?.lower === 'of'
      ? theirs.text.tokens[theirs.quantity.boundFrom - 2]
      : undefined
  if (!group || !/^(?:team|crew|group|class|department|unit|squad|staff|fleet|caseload|chain)$/.test(group.lower))
    return false
  return mine.text.tokens
    .slice(mine.quantity.until, mine.quantity.until + 5)
    .some(({ lower }) => lower === `${group.lower}s` || lower === `${group.lower}es`)
}

const people = new Set(
  'people person employee staff team member crew worker colleague associate personnel report individual hire'
    .split(' ')
    .map(stem),
)

/** `a staff of six` and `six people` count the same. */
function peopleMeetPeople(counted: readonly string[], source: ReadonlySet<string>): boolean {
  return counted.some((word) => people.has(word)) && [...source].some((word) => people.has(word))
}

const rising = new Set(
  'increase raise boost grow lift gain expand double triple up higher exceed rise climb'.split(' ').map(stem),
)
const falling = new Set(
  'reduce cut lower decrease shrink lessen slash trim curb drop minimize down fall halve shorten save'
    .split(' ')
    .map(stem),
)

function directionOf(place: Place): 'up' | 'down' | undefined {
  const words = clauseStems(place, { withVerbs: true })
  const { quantity } = place
  if (quantity.kind === 'times') return quantity.value < 1 ? 'down' : undefined
  if (words.some((word) => falling.has(word))) return 'down'
  return words.some((word) => rising.has(word)) ? 'up' : undefined
}

function turnsDirection(mine: Place, theirs: Place): boolean {
  const here = directionOf(mine)
  if (here === undefined) return false
  const there = directionOf(theirs)
  if (there !== undefined) return here !== there
  // An improvement may have been a rise or a fall; a bare share was neither.
  return (
    !clauseStems(theirs, { withVerbs: true }).some((word) =>
      /^(?:improv|better|enhanc|optimiz|reach|achiev|deliver|result|saving|growth|save)/.test(word),
    ) && theirs.quantity.kind !== 'times'
  )
}

function clauseStems({ text, quantity }: Place, { withVerbs }: { withVerbs: boolean }): string[] {
  const clause = text.clauseOf[quantity.from]
  return text.tokens
    .filter(
      (token, at) => token.kind === 'word' && text.clauseOf[at] === clause && !isPlainWord(token.lower, token.stem),
    )
    .map((token) => token.stem)
    .filter((word) => withVerbs || !(rising.has(word) || falling.has(word)))
}

/** Some word of the clause must be a word of the other clause; where a line has one such number, of the whole line. */
function speaksOfTheSame(mine: Place, theirs: Place): boolean {
  const near = new Set(clauseStems(theirs, { withVerbs: false }))
  const own = clauseStems(mine, { withVerbs: false })
  if (own.length === 0 && near.size === 0) return true
  if (own.some((word) => mayStandFor(word, near))) return true
  const isAlone = theirs.text.quantities.filter(({ kind }) => kind === theirs.quantity.kind).length === 1
  if (!isAlone) return false
  return [...mine.text.stems]
    .filter((word) => !isPlainWord(word, word))
    .some((word) => mayStandFor(word, theirs.text.stems))
}
