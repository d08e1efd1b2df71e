// How bold a new word is, by its direction: `charismatic` and `exceeded` are, `answered` and `phone` are not. The direction is fitted.
import { dimensions } from '#engine/language/word-vectors.gen.ts'
import { nearness, vectorOf } from '#engine/language/word-vectors.ts'
import type { Direction } from './part-model.ts'

const unknown = new Float32Array(dimensions)

/** `masterful` for masterfully, `honored` for honoured: what is rare has a plainer form that is not. */
export function vectorOfNew(word: string): Float32Array {
  const forms = [
    word,
    word.replace(/ly$/, ''),
    word.replace('our', 'or'),
    word.replace(/^un/, ''),
    word.replace(/s$/, ''),
  ]
  return forms.map((form) => vectorOf(form)).find((vector) => vector !== undefined) ?? unknown
}

/** Where there is no new word. */
const NONE = -6

/** The boldest of these words, and how many of them are bold, each by its share. */
export function boldnessOf({ axes, bias }: Direction, words: readonly Float32Array[]): { most: number; sum: number } {
  const scores = words.map((word) => bias + nearness(word, axes))
  return {
    most: scores.length > 0 ? Math.max(...scores) : NONE,
    sum: scores.reduce((total, score) => total + 1 / (1 + Math.exp(-score)), 0),
  }
}
