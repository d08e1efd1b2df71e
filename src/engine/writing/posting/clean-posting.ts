// A posting as a person sees it, one thing a line, before anything reads it.
import { splitSentences } from '#engine/language/sentences.ts'
import { cleanInput } from '../words/clean-input.ts'
import { findForeignLines } from './foreign-lines.ts'
import { isNoPosting } from './is-no-posting.ts'
import { unglue } from './unglue.ts'

/** What is longer isn't a posting; the rest is never looked at. */
const LONGEST_INPUT = 60_000
const LONGEST_POSTING = 30_000
const MOST_LINES = 1200
/** A posting says a thing once or twice; what says it ten times wants to be counted. */
const MOST_TIMES = 2
const SHORTEST_REPEATED = 12

/** No word is that long; a page of one letter made the patterns look at every part of it. */
const LONGEST_WORD = 120
const overlong = new RegExp(`(\\S{${LONGEST_WORD}})\\S+`, 'g')

export function cleanPosting(input: string): { text: string; ignored: string[] } {
  const spaced = cleanInput(input.slice(0, LONGEST_INPUT))
    .replace(overlong, '$1')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n[ \t\n]*\n/g, '\n\n')
  const lines = unglue(spaced.slice(0, LONGEST_POSTING)).split('\n', MOST_LINES)
  const foreign = findForeignLines(lines)
  const ignored: string[] = []
  const seen = new Map<string, number>()
  const isKept = (sentence: string) => {
    const key = sentence.toLowerCase().replace(/\W+/g, ' ').trim()
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    const isBad = isNoPosting(sentence) || (key.length > SHORTEST_REPEATED && times > MOST_TIMES)
    if (isBad) ignored.push(sentence)
    return !isBad
  }
  const text = lines
    .map((line, at) => (foreign.has(at) ? '' : splitSentences(line).filter(isKept).join(' ')))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { text, ignored }
}
