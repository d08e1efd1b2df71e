// A block of several sentences is hard to scan; the same sentences as bullets are not.
import { splitSentences } from '../words/tokens.ts'

/** The sentences as bullets; undefined where the block is short or one thought. */
export function splitParagraph(text: string): string[] | undefined {
  const sentences = splitSentences(text)
  if (sentences.length < 3 || text.length < 160) return undefined
  // A sentence that leans on the one before it cannot stand alone.
  if (
    sentences.some((sentence) =>
      /^(?:this|these|that|it|they|he|she|also|however|in addition|additionally|as a result|there)\b/i.test(sentence),
    )
  )
    return undefined
  return sentences.map((sentence) => sentence.replace(/\.$/, ''))
}
