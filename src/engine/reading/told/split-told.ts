// Sentences as people really write them: without capitals, or dictated without a full stop.
import { splitSentences } from '../../language/sentences.ts'
import { wordCount } from '../line.ts'

const smallStart =
  /(?<=[\p{L}\d)][.!?])\s+(?=(?:i|im|i[’']m|ive|my|me|before|b4|after|then|the|we|now|since|at|from|so|and|he|she|they|also)\b|@\s)/u
/** Where somebody who doesn't use full stops starts a new sentence. */
const freshStart =
  /\s+(?=(?:and\s+|but\s+|so\s+)?(?:before that|after that|then i|i|im|i[’']m|ive|i[’']ve|my)\s+(?!(?:am|was|were)\s+(?:there|here)))/gu

export function splitTold(text: string): string[] {
  return splitSentences(text)
    .flatMap((sentence) => sentence.split(smallStart))
    .flatMap((sentence) => (isDictated(sentence) ? joinShort(sentence.split(freshStart)) : [sentence]))
}

/** Many words and hardly a sign among them. */
function isDictated(sentence: string): boolean {
  return wordCount(sentence) > 30 && (sentence.match(/[,;:.]/g)?.length ?? 0) <= wordCount(sentence) / 30
}

/** `and i` alone says nothing. */
function joinShort(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && wordCount(last) < 3) joined[joined.length - 1] = `${last} ${part}`
    else joined.push(part)
  }
  return joined
}
