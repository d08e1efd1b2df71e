// Spelling: a short list of what resumes get wrong, and a dictionary where the caller hands one in.
import { isOneSlipAway } from '../words/one-slip.ts'
import { stem } from '../words/stem.ts'
import { misspellings } from './wordiness-data.ts'

export type Spelling = { isWord: (word: string) => boolean; suggest: (word: string) => readonly string[] }

type Options = { spelling?: Spelling | undefined; names: ReadonlySet<string> }

/** Only plain small words are touched: anything with a capital, a digit or a sign may be a name. */
export function mendSpelling(text: string, { spelling, names }: Options): string {
  return text.replace(
    /(?<![\p{L}\p{N}.@/&+#'’-])[\p{L}]{4,}(?![\p{L}\p{N}@/&+#'’-]|\.[\p{L}\p{N}])/gu,
    (word, offset: number) => {
      const lower = word.toLowerCase()
      const isFirst = text.slice(0, offset).trim() === ''
      if (names.has(stem(word)) && !misspellings[lower]) return word
      const isPlain = word === lower || (isFirst && /^\p{Lu}\p{Ll}+$/u.test(word))
      if (!isPlain) return word
      const mended = misspellings[lower]?.replace('-', ' ') ?? suggestOne(lower, spelling)
      if (mended === undefined) return word
      return word === lower ? mended : (mended[0] ?? '').toUpperCase() + mended.slice(1)
    },
  )
}

/** One near word, not several: where the dictionary hesitates, so do we. */
function suggestOne(word: string, spelling: Spelling | undefined): string | undefined {
  if (!spelling || word.length < 6 || spelling.isWord(word)) return undefined
  const near = spelling.suggest(word).filter((other) => /^[a-z]+$/.test(other) && isOneSlipAway(word, other))
  const [only] = near
  return near.length === 1 && only !== undefined ? only : undefined
}
