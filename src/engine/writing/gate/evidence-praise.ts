// How much a new word sounds like praise: `breathtaking` is on no list, and keeps company with words that are.
import { nearness, vectorOf } from '#engine/language/word-vectors.ts'
import type { Alignment } from './align.ts'
import { vectorOfNew } from './boldness.ts'
import type { Claim } from './check.ts'
import type { Ground } from './ground.ts'
import { resumeText } from './resume-text.ts'
import { wordLists } from './words.gen.ts'
import { isOn } from './words.ts'

export function praiseOf({ clauses }: Alignment): Record<string, number> {
  const added = clauses.flatMap(({ words }) => words.filter(({ place }) => place === 'new' || place === 'extra'))
  return {
    praiseNear: Math.max(0, ...added.map(({ word }) => nearnessToPraise(word.lower))),
  }
}

/** Above this a quality is praise; `outstanding credits` are among the few that are none. */
const LEAST_PRAISE = 0.6

/** `laurels`: qualities that are praise and stand nowhere in the resume or the posting; `glad` is what any letter says. */
export function laurelsOf({ read, isPostingAt }: Claim, ground: Ground): Record<string, number> {
  const said = resumeText(ground)
  const found = read.words.filter(
    ({ lower, key, tag, isContent, verb, start }) =>
      isContent &&
      !verb &&
      /^(?:ADJ|ADV)$/.test(tag) &&
      !isOn('letter', key) &&
      !ofThings.test(lower) &&
      !isPostingAt(start) &&
      !ground.posting.has(key) &&
      !said.includes(` ${lower.slice(0, SAME)}`) &&
      nearnessToPraise(lower) >= LEAST_PRAISE,
  )
  return { laurels: found.length }
}

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
