// How much a new word sounds like praise: `breathtaking` is on no list, and keeps company with words that are.
import { nearness, vectorOf } from '#engine/language/word-vectors.ts'
import type { Alignment } from './align.ts'
import { vectorOfNew } from './boldness.ts'
import { wordLists } from './words.gen.ts'

export function praiseOf({ clauses }: Alignment): Record<string, number> {
  const added = clauses.flatMap(({ words }) => words.filter(({ place }) => place === 'new' || place === 'extra'))
  return {
    praiseNear: Math.max(0, ...added.map(({ word }) => nearnessToPraise(word.lower))),
    superlatives: added.filter(({ word }) => word.tag === 'ADJ' && /[^aeiou]est$/.test(word.lower)).length,
  }
}

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
  const near = praises.map((one) => nearness(own, one)).sort((one, other) => other - one)
  const value = near.slice(0, NEAREST).reduce((sum, one) => sum + one, 0) / NEAREST
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(lower, value)
  return value
}
