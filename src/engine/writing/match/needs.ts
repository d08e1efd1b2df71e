// What a posting wants, whichever way it says so, and how much of it a text answers: the one measure that letter, summary
// and order of lines choose by. It finds what bears on a wish, and proves nothing.
import { rememberOf } from '#engine/language/remember.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import { nearness, rarityOf, vectorOf } from '#engine/language/word-vectors.ts'
import { initialsIn } from '../facts/initials.ts'
import { isSameFamily, type Topic, topicsOf } from '../facts/topics.ts'
import type { Posting, Requirement } from '../posting/posting.ts'

export type Need = {
  quote: string
  weight: number
  topics: readonly Topic[]
}

/** What each way of asking adds. */
const MUST = 0.6
const DUTY = 0.75
const NICE = 0.5
const TITLE = 0.5
/** Said in passing, which counts where little is asked for. */
const TOLD = 0.5
const FEW = 6
const LONGEST_TOLD = 60
const FEWEST_TOLD = 2
const MOST_TOLD = 80
const MOST_WORDS = 120

/** Everything that is asked for, with each word once. */
type Asked = {
  needs: readonly Need[]
  words: readonly AskedWord[]
  /** How close each text comes to each word, cached because lines are checked repeatedly. */
  nearness: WeakMap<readonly Topic[], readonly number[]>
}
type AskedWord = { topic: Topic; weight: number }

const readAsked = rememberOf(readAnew)

function readAnew(posting: Posting): Asked {
  const needs = readNeeds(posting)
  const words = new Map<string, AskedWord>()
  for (const { topics, weight } of needs) {
    const all = topics.reduce((sum, topic) => sum + massOf(topic), 0)
    for (const topic of topics) {
      // A long wish is more than one thing, but not as many as it has words.
      const own = (weight * massOf(topic)) / Math.sqrt(Math.max(1, all))
      const last = words.get(topic.key)
      words.set(topic.key, { topic, weight: Math.hypot(last?.weight ?? 0, own) })
    }
  }
  const heaviest = [...words.values()].toSorted((one, other) => other.weight - one.weight).slice(0, MOST_WORDS)
  return { needs, words: heaviest, nearness: new WeakMap() }
}

function readNeeds({ title, mustHave, niceToHave, duties, text }: Posting): Need[] {
  const listed = [
    ...mustHave.filter(isWork).map((one) => ({ ...one, weight: MUST + one.weight })),
    ...niceToHave.filter(isWork).map((one) => ({ ...one, weight: NICE + one.weight })),
    ...duties.map((one) => ({ ...one, weight: DUTY })),
  ]
  const isListed = (said: string) => listed.some(({ quote }) => said.includes(quote) || quote.includes(said))
  const told = (listed.length < FEW ? text : '')
    .split('\n')
    .flatMap((row) => splitSentences(row.replace(/^\W*(?:\(?[a-z\d]{1,2}[.)] ?)?/i, '')))
    .filter((said) => {
      const count = said.split(/\s+/).length
      return count >= FEWEST_TOLD && count <= LONGEST_TOLD && !isListed(said)
    })
    .slice(0, MOST_TOLD)
  return [
    ...listed,
    ...told.map((quote) => ({ quote, weight: TOLD })),
    ...(title ? [{ quote: title.text, weight: TITLE }] : []),
  ]
    .map(({ quote, weight }) => ({ quote, weight, topics: [...topicsOf(quote), ...initialsIn(quote)] }))
    .toSorted((one, other) => other.weight - one.weight)
}

/** No line shows a trait; what only sounds like one asks for experience or papers all the same. */
function isWork({ kind, quote }: Pick<Requirement, 'kind' | 'quote'>): boolean {
  return (
    (kind !== 'trait' && kind !== 'physical') ||
    /\b(?:experience|knowledge|tickets?|certif\w+|licen[cs]e)\b/i.test(quote)
  )
}

const FAMILY = 0.8
/** Below this, two words merely occur in the same contexts. */
const NEAR = 0.55
const OF_TOPIC = 0.5

export function kinship(one: Topic, other: Topic): number {
  if (one.key === other.key) return 1
  if (isSameFamily(one.key, other.key)) return FAMILY
  if (isShortened(one.key, other.key) || isShortened(other.key, one.key)) return FAMILY
  if (paper.test(one.key) && paper.test(other.key)) return FAMILY
  const [left, right] = [vectorOf(one.word.toLowerCase()), vectorOf(other.word.toLowerCase())]
  const near = left && right ? nearness(left, right) : 0
  return near > NEAR ? near * OF_TOPIC : 0
}

/** `chem` for chemical: no word of its own. */
function isShortened(whole: string, part: string): boolean {
  return part.length >= 4 && whole.length >= part.length + 3 && whole.startsWith(part) && rarityOf(part) > RARE
}

const RARE = 0.85

/** What a thing is written on, and every paper has. */
const paper = /^(?:cert|certificat(?:e|ion)|certif(?:y|ied)|accredit\w*|licen[cs]e|ticket|card|permit|qualif\w+)$/
const PAPER = 0.4

/** A rare word says more. */
export function massOf({ key, word, weight }: Topic): number {
  return weight * rarityOf(word.toLowerCase()) ** 2 * (paper.test(key) ? PAPER : 1)
}

const HALF = 0.5

/** Whether a text speaks of half of one wish, or of a thing in it that has a name of its own. */
export function answersNeed(told: readonly Topic[], posting: Posting): boolean {
  return readAsked(posting).needs.some(
    (need) => need.weight >= LISTED && partsOf(need).some((part) => answerOf(told, part) >= HALF),
  )
}

/** Each item of `C+E, CPC and digi card` separately. */
function partsOf(need: Need): Pick<Need, 'topics'>[] {
  const parts = need.quote.split(/[,;] (?:and |or )?| (?:and|or) /).map((part) => topicsOf(part))
  return [need, ...(parts.length > 1 ? parts : []).filter(isThing).map((topics) => ({ topics }))]
}

const WEIGHTY = 0.5

function isThing(topics: readonly Topic[]): boolean {
  return topics.reduce((sum, topic) => sum + massOf(topic), 0) >= WEIGHTY
}

/** Above what is said in passing. */
const LISTED = 0.6

/** How much of one wish a text speaks of, from 0 to 1. */
export function answerOf(told: readonly Topic[], { topics }: Pick<Need, 'topics'>): number {
  let all = 0
  let got = 0
  for (const topic of topics) {
    const near = nearest(topic, told)
    if (near === 1 && isName(topic)) return 1
    all += massOf(topic)
    got += massOf(topic) * near
  }
  return all === 0 ? 0 : got / all
}

/** `Danfoss`, `GD&T`: a name that means exactly that thing. */
function isName({ word }: Topic): boolean {
  return rarityOf(word.toLowerCase()) === 1 && /^\P{L}*\p{Lu}/u.test(word)
}

/** How much of what is asked for a text answers. */
export function gainOf(told: readonly Topic[], posting: Posting): number {
  const near = nearnessOf(told, posting)
  return readAsked(posting).words.reduce((sum, { weight }, at) => sum + weight * (near[at] ?? 0), 0)
}

function nearnessOf(told: readonly Topic[], posting: Posting): readonly number[] {
  const { words, nearness: known } = readAsked(posting)
  const found = known.get(told) ?? words.map(({ topic }) => nearest(topic, told))
  known.set(told, found)
  return found
}

/** How near the nearest of the words comes: one thing, or as near as their meanings are. */
export function nearestOf(topic: Topic, told: readonly Topic[]): number {
  const own = vectorOf(topic.word.toLowerCase())
  return told.reduce((most, other) => {
    const vector = vectorOf(other.word.toLowerCase())
    return Math.max(most, kinship(topic, other), own && vector ? nearness(own, vector) : 0)
  }, 0)
}

function nearest(topic: Topic, told: readonly Topic[]): number {
  return told.reduce((most, other) => Math.max(most, kinship(topic, other)), 0)
}
