// Resumes drop their articles: `Prepared yearly budget for subsidiary`. A sentence needs them.
import { findVerb } from '../words/verbs.ts'
import { isFunctionWord } from '../words/vocabulary.ts'
import { countableNouns } from './countable-nouns-data.ts'

type Word = { text: string; index: number }

const determiner =
  /^(?:the|an?|this|that|these|those|each|every|all|any|no|some|another|either|both|my|our|their|its|his|her|your|one|what|which|\d[\d,.]*\+?%?)$/i

/** `the` before the first object where it misses one; undefined where another noun of the line stands bare. */
export function mendArticles(line: string): string | undefined {
  const words = [...line.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'.%+-]*/gu)].map(
    (match): Word => ({ text: match[0], index: match.index }),
  )
  const bare = words.flatMap((_, at) => findBare(line, words, at) ?? [])
  if (bare.length === 0) return line
  const [start] = bare
  // Only the object of the opening verb is mended; further ones would be guesses.
  if (bare.length > 1 || start === undefined || start > 2 || !findVerb(words[start - 1]?.text ?? '')) return undefined
  const at = words[start]?.index ?? 0
  return `${line.slice(0, at)}the ${line.slice(at)}`
}

/** Where the phrase of a lone countable noun begins, if nothing determines it. */
function findBare(line: string, words: readonly Word[], at: number): number | undefined {
  const word = words[at]
  if (!word || !countableNouns.has(word.text.toLowerCase())) return undefined
  const next = words[at + 1]
  const isHead =
    !next ||
    /[,.;()]/.test(line.slice(word.index + word.text.length, next.index)) ||
    isFunctionWord(next.text.toLowerCase()) ||
    findVerb(next.text)?.form === 'past' ||
    findVerb(next.text)?.form === 'ing'
  if (!isHead) return undefined
  let start = at
  for (; start > 0; start -= 1) {
    const before = words[start - 1]
    if (!before) break
    if (determiner.test(before.text) || /[’']s$|s[’']$/.test(before.text)) return undefined
    const gap = line.slice(before.index + before.text.length, words[start]?.index ?? 0)
    if (/[,;()/&]/.test(gap) || isFunctionWord(before.text.toLowerCase())) break
    if (start - 1 === 0 || (findVerb(before.text) && start - 1 <= 1)) break
  }
  const before = words[start - 1]?.text.toLowerCase() ?? ''
  // `by phone`, `in person`, `per shift`, `as cashier` stand bare in good English or are lists that share an article.
  if (
    /^(?:by|per|via|and|or|as|on|at|in|into|from)$/.test(before) ||
    /[,/&]\s*$/.test(line.slice(0, words[start]?.index ?? 0))
  ) {
    return /^(?:in|on|at|into|from)$/.test(before) && strict.has(word.text.toLowerCase()) ? start : undefined
  }
  return start
}

const strict = new Set(
  'department team office company system project program store restaurant hospital school classroom kitchen warehouse facility committee'.split(
    ' ',
  ),
)
