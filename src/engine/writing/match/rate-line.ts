// How much a line argues for one job, from 0 (nothing, or against it) to 3 (one of the best arguments there is). The weights
// are fitted to lines that people judged for a job (`scripts/fit-lines.ts`): shared words alone chose badly, because the
// decisive line often has none of them.
import { nearness, rarityOf, sumVector } from '#engine/language/word-vectors.ts'
import { kindsOf } from '../facts/kinds-of-work.ts'
import { topicsOf } from '../facts/topics.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import { rateAnswer } from './find-evidence.ts'
import { bearingOf } from './posting-core.ts'
import { bearsOn } from './posting-work.ts'

export type LineFigures = {
  one: number
  /** Up to a dozen words say more than three; beyond that a line is only long. */
  words: number
  number: number
  /** Of the same topic as all that is asked for. */
  near: number
  bearing: number
  kinds: number
  must: number
  nice: number
}

const weights: LineFigures = {
  one: -0.71,
  words: 1.13,
  number: 0.35,
  near: 0.8,
  bearing: 0.09,
  kinds: 0.08,
  must: 0.35,
  nice: 0.39,
}

/** What the latest job adds to its lines, and the one before. */
const recency: readonly number[] = [0.98, 0.46]

const MOST_WORDS = 12
const MOST_BEARING = 1.6
/** With fewer wishes than this the whole text says what the job is about. */
const FEW = 3

export function rateLine(text: string, posting: Posting): number {
  const figures = figuresOf(text, posting)
  return (Object.keys(weights) as (keyof LineFigures)[]).reduce((sum, name) => sum + weights[name] * figures[name], 0)
}

/** What its job adds to a line; `place` 0 is the latest. */
export function recencyOf(place: number): number {
  return recency[place] ?? 0
}

export function figuresOf(text: string, posting: Posting): LineFigures {
  const told = { topics: topicsOf(text) }
  const best = (wishes: readonly { quote: string }[]) =>
    Math.max(0, ...wishes.map(({ quote }) => rateAnswer(topicsOf(quote), told)))
  const [line, job] = [topicVector(text), jobVector(posting)]
  return {
    one: 1,
    words: Math.min(MOST_WORDS, text.split(/\s+/).length) / 10,
    number: saysHowMuch(text) ? 1 : 0,
    near: line && job ? nearness(line, job) : 0,
    bearing: Math.min(MOST_BEARING, bearingOf(text, posting)),
    kinds: Math.min(1, bearsOn(kindsOf(text), posting)),
    must: best(posting.mustHave.filter(isWork)),
    nice: best(posting.niceToHave),
  }
}

/** `in 2019` counts nothing. */
function saysHowMuch(text: string): boolean {
  return (
    /\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, '')) ||
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozens?)\b/i.test(text)
  )
}

function isWork({ kind }: Requirement): boolean {
  return kind !== 'trait' && kind !== 'physical'
}

const known = new WeakMap<Posting, { vector: Float32Array | undefined }>()

export function jobVector(posting: Posting): Float32Array | undefined {
  const found = known.get(posting) ?? { vector: readJob(posting) }
  known.set(posting, found)
  return found.vector
}

function readJob({ mustHave, duties, niceToHave, text }: Posting): Float32Array | undefined {
  const asked = [...mustHave, ...duties].map(({ quote }) => quote)
  return topicVector(asked.length + niceToHave.length >= FEW ? asked.join(' ') : text)
}

function topicVector(text: string): Float32Array | undefined {
  return sumVector(
    topicsOf(text).map(({ word, weight }) => {
      const lower = word.toLowerCase()
      return [lower, weight * rarityOf(lower) ** 2]
    }),
  )
}
