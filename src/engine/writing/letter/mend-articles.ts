// Resumes drop their articles: `Prepared yearly budget for subsidiary`. A sentence needs them.
import { findVerb } from '../words/verbs.ts'
import { isFunctionWord } from '../words/vocabulary.ts'
import { countableNouns } from './countable-nouns-data.ts'

type Word = { text: string; index: number }

const determiner =
  /^(?:the|an?|this|that|these|those|each|every|all|any|no|some|another|either|both|my|our|their|its|his|her|your|one|what|which|\d[\d,.]*\+?%?)$/i

/** `the` before the first object where it misses one; undefined where another noun of the line stands bare. */
export function mendArticles(text: string): string | undefined {
  const line = text
    .replace(
      /\b(on|of|for|with|in) (?=(?:\p{Lu}[\p{L}-]+ ){1,4}(?:Board|Committee|Council|Team|Program|Department|Division)\b)/gu,
      '$1 the ',
    )
    .replace(
      /^(\p{L}+) (?=(?:\p{Lu}[\p{L}-]+ (?:and )?){1,5}(?:Officer|Manager|Director|Coordinator|Supervisor|Clerk|Department|Committee|Board)\b)/u,
      '$1 the ',
    )
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
  if (!word || !countableNouns.has(word.text.toLowerCase()) || !isHead(line, words, at)) return undefined
  // `administer medications and chart`: the second is a verb too.
  const isVerb =
    findVerb(word.text)?.form === 'base' &&
    findVerb(words[0]?.text ?? '')?.form === 'base' &&
    /^(?:and|or)$/i.test(words[at - 1]?.text ?? '')
  if (isVerb) return undefined
  let start = at
  for (; start > 0; start -= 1) {
    const before = words[start - 1]
    if (!before) break
    if (determiner.test(before.text) || /[’']s$|s[’']$/.test(before.text)) return undefined
    if (opensPhrase(line, words, start)) break
  }
  if (sharesDeterminer(line, words, start)) return undefined
  const before = words[start - 1]?.text.toLowerCase() ?? ''
  const strictly = strict.has(word.text.toLowerCase())
  // `by phone`, `in person`, `per shift`, `as cashier` stand bare in good English.
  if (/^(?:by|per|via|as|on|at|in|into|from)$/.test(before))
    return strictly && !/^(?:by|per|via|as)$/.test(before) ? start : undefined
  return start
}

/** In `an accurate monthly, quarterly and year-end close` one article serves the row. */
function sharesDeterminer(line: string, words: readonly Word[], start: number): boolean {
  const gap = (at: number) =>
    line.slice((words[at - 1]?.index ?? 0) + (words[at - 1]?.text.length ?? 0), words[at]?.index ?? 0)
  if (!/^(?:and|or)$/i.test(words[start - 1]?.text ?? '') && !gap(start).includes(',')) return false
  for (let at = start - 1; at >= Math.max(0, start - 8); at -= 1) {
    const word = words[at]?.text ?? ''
    if (determiner.test(word)) return true
    if (isFunctionWord(word.toLowerCase()) && !/^(?:and|or)$/i.test(word)) return false
  }
  return false
}

function isHead(line: string, words: readonly Word[], at: number): boolean {
  const word = words[at]
  const next = words[at + 1]
  if (!word || !next) return true
  if (/[,.;()]/.test(line.slice(word.index + word.text.length, next.index))) return true
  const form = findVerb(next.text)?.form
  return isFunctionWord(next.text.toLowerCase()) || form === 'past' || form === 'ing'
}

const adjective = /(?:ly|al|ive|ic|ary|ous|ed|ing|ern|end)$/i

/** Whether the phrase begins at `start`: after a verb, a small word or a comma. */
function opensPhrase(line: string, words: readonly Word[], start: number): boolean {
  const before = words[start - 1]
  const here = words[start]
  if (!before || !here) return true
  const gap = line.slice(before.index + before.text.length, here.index)
  if (/[,;()/&]/.test(gap)) return true
  if (/^(?:and|or)$/i.test(before.text))
    return !(adjective.test(here.text) && adjective.test(words[start - 2]?.text ?? ''))
  if (isFunctionWord(before.text.toLowerCase())) return true
  const isVerb = findVerb(before.text)?.form === 'past' || start === 1
  const further = words[start - 2]
  return (
    isVerb &&
    (further === undefined || /^(?:and|or|then|also)$/i.test(further.text) || /,\s*$/.test(line.slice(0, before.index)))
  )
}

const strict = new Set(
  'department team office company system project program store restaurant hospital school classroom kitchen warehouse facility committee'.split(
    ' ',
  ),
)
