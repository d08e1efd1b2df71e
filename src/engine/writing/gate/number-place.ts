// A number in its text, and the words it is said of.
import type { Quantity } from '../words/quantities.ts'
import { mayStandFor } from '../words/thesaurus.ts'
import type { Token } from '../words/tokens.ts'
import { isPlainWord } from '../words/vocabulary.ts'
import type { ParsedText } from './parsed-text.ts'

export type NumberPlace = {
  text: ParsedText
  quantity: Quantity
  /** Stems of the other lines: what a number could be mixed up with. */
  others: ReadonlySet<string>
  /** Stems of the entry's heading, which speak of all its lines. */
  heading: ReadonlySet<string>
}

export type Topic = { before: ReadonlySet<string>; after: ReadonlySet<string> }

const ends = /^(?:and|or|while|but|plus|then|against|versus|vs|than|from|to|compared|,|;|\.|\(|\))$/

/** The words behind a number up to the next comma or `and`, and those before it back to the number before. */
export function numberTopic({ text, quantity }: NumberPlace): Topic {
  const { tokens, quantities, clauseOf } = text
  const next = quantities.find(({ from }) => from >= quantity.until)?.boundFrom ?? tokens.length
  const last = quantities.findLast(({ until }) => until <= quantity.from)?.until ?? 0
  const stop = tokens.findIndex((token, at) => at >= quantity.until && ends.test(token.lower))
  const clause = clauseOf[quantity.from]
  const content = (list: readonly Token[], from: number) =>
    new Set(
      list
        .filter((token, step) => token.kind === 'word' && clauseOf[from + step] === clause)
        .filter((token) => !isPlainWord(token.lower, token.stem))
        .map((token) => token.stem),
    )
  return {
    after: content(tokens.slice(quantity.until, Math.min(next, stop < 0 ? tokens.length : stop)), quantity.until),
    before: content(tokens.slice(last, quantity.boundFrom), last),
  }
}

/** How many words two numbers share; words at the same side of both weigh more. */
export function topicScore(mine: Topic, theirs: Topic): number {
  let score = 0
  for (const word of mine.after) score += mayStandFor(word, theirs.after) ? 2 : mayStandFor(word, theirs.before) ? 1 : 0
  for (const word of mine.before)
    score += mayStandFor(word, theirs.before) ? 2 : mayStandFor(word, theirs.after) ? 1 : 0
  return score
}
