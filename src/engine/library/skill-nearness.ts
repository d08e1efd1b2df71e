// How near a word is to what somebody says of their work, by word vectors. They are large: no browser loads this.
import { nearness, vectorOf } from '#engine/language/word-vectors.ts'
import { stem } from '#engine/writing/words/stem.ts'
import { tokenize } from '#engine/writing/words/tokens.ts'

/** From 0 to 1, to the nearest of the words they use, or of those of one thing they say. */
export type RateWord = (word: string, besides: readonly string[], within?: readonly string[]) => number

/** A word's neighbours in the skill itself do not count: `receivable` is near to the accounts it is said of. */
export function openNearness(said: readonly string[]): RateWord {
  const words = said.flatMap((text) => tokenize(text).flatMap(({ kind, lower }) => (kind === 'word' ? lower : [])))
  const known = [...new Set(words)].flatMap((word) => {
    const vector = vectorOf(word)
    return vector ? [{ word, stem: stem(word), vector }] : []
  })
  return (word, besides, within) => {
    const own = vectorOf(word.toLowerCase())
    if (!own) return 0
    const others = known.filter((other) => !besides.includes(other.stem) && (within?.includes(other.word) ?? true))
    return Math.max(0, ...others.map(({ vector }) => nearness(own, vector)))
  }
}
