// What the boldest word and the least likely number of a sentence are, each judged by itself.
import { nearness } from '#engine/language/word-vectors.ts'

export type Direction = { axes: Float32Array | Float64Array; bias: number }

/** Where there is none. */
const NONE = -6

/** How many figures a row of scores comes to. */
export const TOPS = 3

/** The highest, the next, and how many are high, each by its share. */
export function topOf(scores: readonly number[]): [first: number, second: number, sum: number] {
  const [first = NONE, second = NONE] = scores.toSorted((one, other) => other - one)
  return [first, second, scores.reduce((sum, score) => sum + 1 / (1 + Math.exp(-score)), 0)]
}

/** How far a word points into a direction: that of praise, of names, of titles, of proofs, of all else that is made up. */
export function leanings(directions: readonly Direction[], vector: Float32Array): number[] {
  return directions.map(({ axes, bias }) => bias + nearness(vector, axes))
}

/** How far the furthest of these words points into each direction. */
export function furthest(leanings: readonly (readonly number[])[], count: number): number[] {
  return Array.from({ length: count }, (_, at) => Math.max(NONE, ...leanings.map((own) => own[at] ?? NONE)))
}

/** As many directions as there are sorts of words that make a lie. */
export const DIRECTIONS = 5
