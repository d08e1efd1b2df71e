// How much of what a phrase asks for a line of the resume says.

import type { ParsedText } from '../gate/parsed-text.ts'
import { findTopics } from '../posting/classify.ts'
import { nearStems } from '../words/near-words.ts'
import { stem } from '../words/stem.ts'
import { findTerms } from '../words/terms.ts'
import { isPlainWord } from '../words/vocabulary.ts'

export type Topic = { stem: string; word: string; weight: number; termId: string | undefined }
export type Coverage = {
  share: number
  topics: readonly string[] /** As the line writes them. */
  words: readonly string[]
}

const cache = new Map<string, readonly Topic[]>()

/** Words that fit many jobs weigh less than those that name one thing. */
const broad = new Set(
  'service support system process procedure manage customer client team staff communicate report project program develop maintain provide operate product quality safe computer office business problem plan train equipment data information task skill record write verbal oral written detail time day'
    .split(' ')
    .map(stem),
)

/** Leading is answered by leading alone: whoever ran a station did not supervise. */
const leadingWords = new Set(
  'supervise manage lead leadership oversee direct head supervisor manager supervision management'.split(' ').map(stem),
)

export function topicsOf(quote: string): readonly Topic[] {
  const known = cache.get(quote)
  if (known) return known
  const topics = findTopics(quote).map((word): Topic => {
    const term = findTerms(word)[0]?.term
    const key = stem(word.split(/\s+/).at(-1) ?? word)
    const weight = term ? 2 : broad.has(key) ? 0.6 : 1
    return { stem: term ? `term:${term.id}` : key, word, weight, termId: term?.id }
  })
  const unique = topics.filter((topic, at) => topics.findIndex((other) => other.stem === topic.stem) === at)
  if (cache.size > 2000) cache.clear()
  cache.set(quote, unique)
  return unique
}

export function coverage(topics: readonly Topic[], line: ParsedText): Coverage {
  let got = 0
  let all = 0
  const found: string[] = []
  const words: string[] = []
  for (const topic of topics) {
    all += topic.weight
    const hit = findHit(topic, line)
    if (!hit) continue
    got += topic.weight * hit.credit
    found.push(topic.stem)
    words.push(hit.word)
  }
  return { share: all === 0 ? 0 : got / all, topics: found, words }
}

function findHit(topic: Topic, line: ParsedText): { credit: number; word: string } | undefined {
  if (topic.termId !== undefined && line.termIds.has(topic.termId)) {
    const term = line.terms.find(({ term: other }) => other.id === topic.termId)
    if (term) return { credit: 1, word: term.text }
  }
  const wanted = topic.termId === undefined ? topic.stem : stem(topic.word)
  if (line.stems.has(wanted)) return { credit: 1, word: wordWith(line, wanted) }
  if (broad.has(wanted)) return undefined
  const kin = kinOf(line, wanted)
  if (kin !== undefined) return { credit: 0.8, word: kin }
  for (const near of nearStems(wanted)) {
    if (!line.stems.has(near) || broad.has(near)) continue
    if (leadingWords.has(wanted) && !leadingWords.has(near)) continue
    const word = wordWith(line, near)
    if (!isPlainWord(word.toLowerCase(), near)) return { credit: 0.6, word }
  }
  return undefined
}

/** Words of one family: custodian and custodial, caregiver and caregiving. */
function kinOf(line: ParsedText, wanted: string): string | undefined {
  if (wanted.length < 7) return undefined
  return line.tokens.find(
    (token) => token.kind === 'word' && token.stem.length >= 6 && token.stem.slice(0, 7) === wanted.slice(0, 7),
  )?.text
}

function wordWith(line: ParsedText, wanted: string): string {
  return line.tokens.find((token) => token.kind === 'word' && token.stem === wanted)?.text ?? wanted
}
