// How much a new word sounds like praise: `breathtaking` is on no list, and keeps company with words that are.
import { nearness, vectorOf } from '#engine/language/word-vectors.ts'
import type { Alignment } from './align.ts'
import { vectorOfNew } from './boldness.ts'
import type { Claim } from './check.ts'
import type { Ground } from './ground.ts'
import { bareWords, resumeText } from './resume-text.ts'
import { wordLists } from './words.gen.ts'
import { isOn, isOnExactly } from './words.ts'

export function praiseOf({ clauses }: Alignment): Record<string, number> {
  const added = clauses.flatMap(({ words }) => words.filter(({ place }) => place === 'new' || place === 'extra'))
  return {
    praiseNear: Math.max(0, ...added.map(({ word }) => nearnessToPraise(word.lower))),
  }
}

/** Above this a quality is praise though it stands on no list; `outstanding credits` are among the few that are none. */
const LEAST_PRAISE = 0.6

/** `laurels`: praise that stands nowhere in the resume. No fact is lost with it; `glad` is what any letter says. */
export function laurelsOf({ read, isPostingAt }: Claim, ground: Ground): Record<string, number> {
  const said = resumeText(ground)
  const sameAs = (lower: string) => (lower.includes('-') ? bareWords(lower) : lower.slice(0, SAME))
  const isNew = (lower: string, start: number) => !said.includes(` ${sameAs(lower)}`) && !isPostingAt(start)
  const listed = [...read.lower.matchAll(/\p{L}+(?:-\p{L}+)*/gu)].filter(
    ({ 0: lower, index }) => isOnExactly('laurels', lower) && isNew(lower, index),
  )
  const told = sayings.filter((saying) => read.lower.includes(saying) && !said.includes(saying))
  const alike = read.words.filter(
    ({ lower, key, tag, isContent, verb, start }) =>
      isContent &&
      !verb &&
      /^(?:ADJ|ADV)$/.test(tag) &&
      !isOn('letter', key) &&
      !isOnExactly('laurels', lower) &&
      !ofThings.test(lower) &&
      isNew(lower, start) &&
      !ground.posting.has(key) &&
      nearnessToPraise(lower) >= LEAST_PRAISE,
  )
  return { laurels: listed.length + told.length + alike.length }
}

const sayings = wordLists.sayings.split('\n')

/** `successful bids`, `outstanding credits`, `a great many`: said of things as well. */
const ofThings = /^(?:successful|outstanding|great)$/

const SAME = 4

let praises: readonly Float32Array[] | undefined
const known = new Map<string, number>()
const MOST_KNOWN = 20_000
/** Of so many words of praise that lie nearest: one alone may be near by chance. */
const NEAREST = 4

export function nearnessToPraise(lower: string): number {
  const found = known.get(lower)
  if (found !== undefined) return found
  praises ??= [...new Set(wordLists.praise.split(/[\s|]+/))].flatMap((word) => vectorOf(word) ?? [])
  const own = vectorOfNew(lower)
  const near = Float64Array.from(praises, (one) => nearness(own, one))
    .sort()
    .subarray(-NEAREST)
    .reverse()
  const value = near.reduce((sum, one) => sum + one, 0) / NEAREST
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(lower, value)
  return value
}
