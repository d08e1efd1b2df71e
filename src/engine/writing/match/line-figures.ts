// What speaks for a line of a job being told for another job: as numbers, for the weights of `rate-line.ts`. Shared words
// alone chose badly, because the decisive line often has none of them; so did each line by itself, because the best line is
// the best of its resume.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { nearness } from '#engine/language/word-vectors.ts'
import type { Career, Job, SourceLine } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { kindsOf } from '../facts/kinds-of-work.ts'
import { topicsOf } from '../facts/topics.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import { tellsOutcome, tellsResult } from '../tells-result.ts'
import { rateAnswer } from './find-evidence.ts'
import { bearingOf, sharedWith } from './posting-core.ts'
import { bearsOn } from './posting-work.ts'
import { shownBy, wishesOf } from './prove.ts'
import { jobVector, multiply, vectorOfTopics } from './topic-vectors.ts'
import { typicalOf } from './typical-work.ts'

export type FiguredLine = { line: SourceLine; figures: Readonly<Record<string, number>>; product: Float32Array }

const MOST_WORDS = 30
const MOST_PLACES = 5
const MOST_YEARS = 15

/** Every line of every job. */
export function figureLines(career: Career, posting: Posting): FiguredLine[] {
  const job = jobVector(posting)
  const title = vectorOfTopics(topicsOf(posting.title?.text ?? ''))
  const shown = shownBy(career, posting)
  const wished = wishesOf(posting).map(({ wish }) => vectorOfTopics(topicsOf(wish.quote)))
  const asked = {
    must: posting.mustHave.filter(isWork).map(({ quote }) => topicsOf(quote)),
    duty: posting.duties.map(({ quote }) => topicsOf(quote)),
  }
  const read = [...career.jobs.filter((one) => !isBreak(one)), ...career.projects].flatMap((one, place) => {
    const lines = one.lines.filter(({ role }) => role === 'line')
    const post = figuresOfPost(one, { posting, title, job })
    return lines.map((line, at) => {
      const vector = vectorOfTopics(line.topics)
      const near = vector && job ? nearness(vector, job) : 0
      const nears = wished.map((wish) => (vector && wish ? nearness(vector, wish) : 0)).toSorted((a, b) => b - a)
      const shows = shown.get(line) ?? []
      const proof = shows.reduce((most, { weight, strength }) => Math.max(most, weight * strength), 0)
      const bearing = bearingOf(line.text, posting)
      const shared = sharedWith(line.text, posting)
      const figures: Record<string, number> = {
        ...post,
        ...figuresOfText(line.text),
        near,
        nearest: nears[0] ?? 0,
        nearer: nears.slice(0, 3).reduce((sum, value) => sum + value, 0),
        titled: vector && title ? nearness(vector, title) : 0,
        bearing,
        titledWords: shared.titled,
        saidWords: shared.said,
        saidShare: shared.share,
        kinds: bearsOn(kindsOf(line.text), posting),
        typical: typicalOf(line.topics, posting),
        proof,
        proofs: shows.reduce((sum, { weight, strength }) => sum + weight * strength, 0),
        place: Math.min(MOST_PLACES, place),
        at: Math.min(MOST_PLACES, at),
        last: lines.length - 1 - at,
        lines: lines.length,
        topics: line.topics.length,
      }
      for (const [name, wishes] of Object.entries(asked))
        figures[name] = Math.max(0, ...wishes.map((topics) => rateAnswer(topics, line)))
      return { line, figures, vector, near, proof, bearing, said: shared.said }
    })
  })
  const nears = read.map((one) => one.near)
  const proofs = read.map((one) => one.proof)
  const words = read.map(({ figures }) => figures.words ?? 0)
  const bearings = read.map((one) => one.bearing)
  const saids = read.map((one) => one.said)
  const standing = standingAmong(read.map(({ figures }) => figures.typical ?? 0))
  const near = standingAmong(bearings)
  return read.map(({ line, figures, vector, near: own, proof: shows, bearing, said }) => ({
    line,
    figures: {
      ...figures,
      behindNear: behind(own, nears),
      aheadNear: rankOf(own, nears),
      aheadProof: rankOf(shows, proofs),
      behindProof: behind(shows, proofs),
      behindWords: behind(figures.words ?? 0, words),
      behindBearing: behind(bearing, bearings),
      aheadBearing: rankOf(bearing, bearings),
      behindSaid: behind(said, saids),
      aheadSaid: rankOf(said, saids),
      standsTypical: standing(figures.typical ?? 0),
      standsBearing: near(bearing),
      all: read.length,
    },
    product: multiply(vector, job),
  }))
}

/** How far it is from the first. */
export function behind(own: number, all: readonly number[]): number {
  return Math.max(0, ...all) - own
}

/** How far it is from the mean, in the width they spread. */
function standingAmong(all: readonly number[]): (own: number) => number {
  const mean = all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)
  const width = Math.sqrt(all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, all.length)) || 1
  return (own) => (own - mean) / width
}

/** How many of the others are before it. */
export function rankOf(own: number, all: readonly number[]): number {
  return all.filter((other) => other > own).length
}

type Wanted = { posting: Posting; title: Float32Array | undefined; job: Float32Array | undefined }

/** What the job was, whatever its line says. */
function figuresOfPost({ title, isCurrent, months }: Job, wanted: Wanted): Record<string, number> {
  const own = vectorOfTopics(topicsOf(title))
  return {
    current: isCurrent ? 1 : 0,
    years: Math.min(MOST_YEARS, months / 12),
    postNear: own && wanted.title ? nearness(own, wanted.title) : 0,
    postJob: own && wanted.job ? nearness(own, wanted.job) : 0,
    postKinds: bearsOn(kindsOf(title), wanted.posting),
    postTypical: typicalOf(topicsOf(title), wanted.posting),
  }
}

const leading = /\b(?:supervis\w+|led|leads?|leading|manag\w+|overs\w+|mentor\w*|coach\w*|train\w*)\b/i
const helping = /^(?:help|assist|support)(?:s|ed|ing)?\b/i
const ofOneself = /\b(?:I|we|my|our|me)\b/i

export function figuresOfText(text: string): Record<string, number> {
  const { shape, verbs } = readLine(text)
  const numbers = text.replace(/\b(?:19|20)\d\d\b/g, '').match(/\d[\d.,]*/g) ?? []
  return {
    words: Math.min(MOST_WORDS, text.split(/\s+/).length),
    number: numbers.length > 0 || /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i.test(text) ? 1 : 0,
    numbers: numbers.length,
    result: tellsResult(text) ? 1 : 0,
    outcome: tellsOutcome(text) ? 1 : 0,
    names: (text.slice(1).match(/(?<=\s)\p{Lu}[\p{L}\d&+#.-]+/gu) ?? []).length,
    isAct: shape === 'act' ? 1 : 0,
    isThing: shape === 'thing' ? 1 : 0,
    verbs: verbs.length,
    leads: leading.test(text) ? 1 : 0,
    helps: helping.test(text) ? 1 : 0,
    own: ofOneself.test(text) ? 1 : 0,
    faulty: isBroken(findFault(text)) ? 1 : 0,
  }
}

function isWork({ kind }: Requirement): boolean {
  return kind !== 'trait' && kind !== 'physical'
}
