// Whether two equal numbers count the same thing.

import { findSpelledOut, isCutFrom } from '../words/initials.ts'
import type { Quantity } from '../words/quantities.ts'
import { gradeNames, timeUnits } from '../words/quantity-words-data.ts'
import { stem } from '../words/stem.ts'
import { mayStandFor } from '../words/thesaurus.ts'
import type { Token } from '../words/tokens.ts'
import { type Counted, findCounted, isAnyone, isGroup, isPerson, isWorker } from './counted.ts'
import { findRates } from './find-rates.ts'
import { type NumberPlace, numberTopic, topicScore } from './number-place.ts'
import { isVerbAt } from './parsed-text.ts'
import { sameValue } from './same-value.ts'

export function countsTheSame(mine: NumberPlace, theirs: NumberPlace): boolean {
  const here = findCounted(mine.text, mine.quantity)
  const there = findCounted(theirs.text, theirs.quantity)
  // Two years are two years; what else is said of them is for the words of the line.
  if (mine.quantity.unit !== undefined && mine.quantity.unit !== 'time')
    return isSameTail(mine, theirs) && isNearestOf(mine, theirs)
  if (mine.quantity.unit === 'time' || theirs.quantity.unit === 'time') return isSameOften(mine, theirs)
  const heads = here.heads.length > 0 ? here.heads : here.container ? [here.container] : []
  if (heads.length === 0) return there.heads.length === 0 || isNearestOf(mine, theirs)
  // The 84 of an 84-year-old counts nobody.
  if (theirs.quantity.unit !== undefined) return false
  const isContainer = here.heads.length === 0
  if (heads.some((head) => isNoun(head, isContainer, there, theirs))) return !takesModifier(here, there)
  if (isDoingOf(mine, here, theirs, there) || isDoingOf(theirs, there, mine, here)) return true
  if (mine.quantity.kind === 'ordinal' && there.heads.length > 0) return false
  // A noun of the source that another number or none counted is not this number's.
  return !heads.some((head) => isElsewhere(head, theirs))
}

/** Whether the noun is the one the other number counts, or a word for it. */
function isNoun(head: Token, isContainer: boolean, there: Counted, theirs: NumberPlace): boolean {
  const nouns = [...there.heads, ...(isContainer ? [...there.described] : [])]
  if (isContainer && there.container) nouns.push(there.container)
  const stems = new Set(nouns.map((token) => token.stem))
  // `200 tables` where eight tables stand in a 200-seat room.
  if (there.heads.length > 0 && !stems.has(head.stem) && isCountedByOther(head, theirs)) return false
  // A team of five is not five teams.
  if (!isContainer && isGroup(head) && /s$/.test(head.lower) && !stems.has(head.stem)) return false
  if (mayStandFor(head.stem, stems) || isCutFrom(head.lower, stems) || isSameKind(head, nouns)) return true
  // Freshmen are the ninth grade, Q1 is the first quarter.
  if (gradeNames[theirs.quantity.text.toLowerCase()] !== undefined && /^grad/.test(head.stem)) return true
  if (/^q[1-4]$/i.test(theirs.quantity.text) && head.lower === 'quarter') return true
  // `phones and tablets, 15 devices a day`
  const isKindOf = (noun: Token) => noun.stem !== head.stem && mayStandFor(noun.stem, new Set([head.stem]))
  if (theirs.text.stems.has(head.stem) && there.heads.some(isKindOf)) return true
  if (isShort(head, there, theirs) || isLong(head, there)) return true
  // `croissants, about 300 pieces each morning`: 300 croissants
  if (
    there.heads.length > 0 &&
    there.heads.every(isAnything) &&
    theirs.text.stems.has(head.stem) &&
    !isCountedByOther(head, theirs)
  )
    return true
  // `three new hires` for `three newly hired drivers`
  if (/^hires?$/.test(head.lower) && there.heads.every(isPerson) && there.words.some((word) => word.stem === head.stem))
    return true
  // `10 adults` of `10 adult patients`
  if (
    isPerson(head) &&
    there.words.some((word) => word.lower === head.lower.replace(/s$/, '')) &&
    there.heads.every(isPerson)
  )
    return true
  const people = [...there.heads, ...(there.container && isGroup(there.container) ? [there.container] : [])]
  if (people.length > 0 && (isPeopleWord(head, people) || (isContainer && isGroup(head) && people.some(isPerson))))
    return true
  // `tenants …, 25 people a week`, `new hires, 118 in 2023`: the noun stands elsewhere in the line.
  const isBare = there.heads.length === 0 && !(there.container && isGroup(there.container))
  const isGeneral = isBare || (there.heads.length > 0 && there.heads.every(isAnyone))
  if (!isGeneral) return false
  const isThere = isPeopleWord(head, [head]) || mayStandFor(head.stem, theirs.text.stems)
  // `one part instead of three` leaves the noun to the other number; `25 people` have one of their own.
  return isThere && (there.heads.length === 0 || isPerson(head))
}

const kinds = ['student pupil learner grader child kid youngster olds', 'grade grader', 'time try attempt'].map(
  (words) => new Set(words.split(' ').map(stem)),
)

/** Words that count whatever was named before. */
function isAnything({ lower }: Token): boolean {
  return /^(?:pieces?|items?|units?|parts?|copies|jobs?)$/.test(lower)
}

function isSameKind(head: Token, nouns: readonly Token[]): boolean {
  return kinds.some((kind) => kind.has(head.stem) && nouns.some((noun) => kind.has(noun.stem)))
}

function isPeopleWord(head: Token, nouns: readonly Token[]): boolean {
  if (isAnyone(head)) return nouns.some((noun) => isPerson(noun) || isGroup(noun))
  return isWorker(head) && nouns.some((noun) => isWorker(noun) || isGroup(noun))
}

/** SOPs for standard operating procedures. */
function isShort(head: Token, there: Counted, { text }: NumberPlace): boolean {
  const words = findSpelledOut(head.text, text.tokens)
  return (
    words !== undefined &&
    there.heads.some(({ start }) => text.tokens.slice(words.from, words.until).some((token) => token.start === start))
  )
}

/** And the other way round: the letters end in the first letter of the noun. */
function isLong(head: Token, there: Counted): boolean {
  return there.heads.some(
    ({ text }) => /^[A-Z]{2,5}s?$/.test(text) && text.replace(/s$/, '').at(-1)?.toLowerCase() === head.lower[0],
  )
}

/** `20 candidate interviews` and `interviewed 20 candidates`: the noun of the one is what the other does to its noun. */
function isDoingOf(one: NumberPlace, noun: Counted, other: NumberPlace, object: Counted): boolean {
  const { tokens, clauseOf } = other.text
  const clause = clauseOf[other.quantity.from]
  const doings = new Set(
    tokens.filter((_, at) => clauseOf[at] === clause && isVerbAt(tokens, at)).map((token) => token.stem),
  )
  if (!noun.heads.some((head) => mayStandFor(head.stem, doings))) return false
  // Four classes of 28 students are counted both.
  const isTaken = noun.heads.some((head) => isCountedByOther(head, other))
  if (isTaken || object.heads.some((head) => isCountedByOther(head, one))) return false
  const objects = new Set(object.heads.map((token) => token.stem))
  const near = one.text.tokens.slice(one.quantity.until, one.quantity.until + 9)
  return near.some((token) => token.kind === 'word' && !noun.heads.includes(token) && mayStandFor(token.stem, objects))
}

/** `12 branches` of `12 branch employees`: what only described the thing has become it. */
function takesModifier(here: Counted, there: Counted): boolean {
  const [mine] = here.heads.slice(-1)
  const [noun] = there.heads.slice(-1)
  if (!mine || !noun || mine.stem === noun.stem || there.heads.length > 1) return false
  // `10 adults` of `10 adult patients`, `five trainees` of `five trainee drivers`
  if (isPerson(mine) && isPerson(noun) && there.words.some((word) => word.lower === mine.lower.replace(/s$/, '')))
    return false
  return (
    there.words.some((word) => word !== noun && word.stem === mine.stem) &&
    !here.words.some((word) => mayStandFor(word.stem, new Set([noun.stem])))
  )
}

/** Whether the source has the noun, or one it stands for, as another thing. */
function isElsewhere(head: Token, { text, others, heading }: NumberPlace): boolean {
  if (text.quantities.some(({ from }) => text.tokens[from]?.stem === head.stem)) return false
  return [text.stems, others, heading].some((stems) => mayStandFor(head.stem, stems))
}

function isCountedByOther(head: Token, { text, quantity }: NumberPlace): boolean {
  return text.quantities.some(
    (other) =>
      other !== quantity &&
      other.kind === 'count' &&
      findCounted(text, other).heads.some((token) => token.stem === head.stem),
  )
}

/** `visit twice a month` and `two visits a month`: the thing that happens so often must be the same. */
function isSameOften(mine: NumberPlace, theirs: NumberPlace): boolean {
  const hasRate = (place: NumberPlace) => findRates(place.text).some(({ of }) => of === place.quantity)
  if (mine.quantity.unit !== theirs.quantity.unit && hasRate(mine) !== hasRate(theirs)) return false
  if (mine.quantity.unit === theirs.quantity.unit) return isNearestOf(mine, theirs)
  const [often, counted] = mine.quantity.unit === 'time' ? [mine, theirs] : [theirs, mine]
  const { heads } = findCounted(counted.text, counted.quantity)
  // `banquets, three a month` are banquets three times a month.
  if (heads.length === 0 && often === mine) return true
  const { tokens } = often.text
  const doings = new Set(tokens.filter((_, at) => isVerbAt(tokens, at)).map((token) => token.stem))
  if (heads.some((head) => mayStandFor(head.stem, doings))) return true
  // `three shifts a week`: shifts three times a week. Not the other way: a shop opened three times is not three shops.
  if (often === mine) return heads.some((head) => mine.text.stems.has(head.stem))
  // A letter sent twice a month makes two letters.
  return heads.some((head) =>
    tokens.some(
      (token, at) =>
        /^an?$/.test(token.lower) && tokens.slice(at + 1, at + 4).some((other) => other.stem === head.stem),
    ),
  )
}

const tails: readonly [RegExp, string][] = [
  [/^(?:ahead|early|earlier|sooner|faster|before)$/, 'ahead'],
  [/^(?:late|later|behind|overdue|after)$/, 'behind'],
]

/** What a measure measures: two weeks ahead, three days late. */
function tailOf({ text, quantity }: NumberPlace): string | undefined {
  const word = text.tokens[quantity.until]?.lower ?? ''
  return tails.find(([words]) => words.test(word))?.[1]
}

function isSameTail(mine: NumberPlace, theirs: NumberPlace): boolean {
  const here = tailOf(mine)
  return here === undefined || here === tailOf(theirs)
}

/** Tenants within a day and emergencies within an hour are rivals too. */
function isRivalUnit(one: Quantity, other: Quantity): boolean {
  if (one.unit === other.unit) return true
  const isTime = [one, other].every(({ unit, bound }) => bound === 'under' && timeUnits[unit ?? ''] !== undefined)
  return isTime
}

/** Of several such numbers in a line, the one whose words it has. */
function isNearestOf(mine: NumberPlace, theirs: NumberPlace): boolean {
  const topic = numberTopic(mine)
  const own = topicScore(topic, numberTopic(theirs))
  const rivals = theirs.text.quantities.filter(
    (other) =>
      other !== theirs.quantity &&
      other.kind === theirs.quantity.kind &&
      isRivalUnit(other, theirs.quantity) &&
      other.mate === undefined &&
      tailOf({ ...theirs, quantity: other }) === tailOf(theirs) &&
      !sameValue(mine.quantity, other),
  )
  return rivals.every((quantity) => topicScore(topic, numberTopic({ ...theirs, quantity })) <= own)
}
