// The words the house knows, by stem: whatever is none of them may be misspelled.
import { functionWords, letterWords, plainWords } from './glue-data.ts'
import { bodyWords, peopleWords } from './people-data.ts'
import { stem } from './stem.ts'
import { synonymGroups } from './synonyms-data.ts'
import { furtherSynonyms } from './synonyms-further-data.ts'
import { phraseSynonyms } from './synonyms-phrases-data.ts'
import { thingSynonyms } from './synonyms-things-data.ts'
import { verbSynonyms } from './synonyms-verbs-data.ts'
import { findVerb } from './verbs.ts'
import { furtherVerbs } from './verbs-data.ts'

const known = new Set(
  [
    functionWords,
    letterWords,
    plainWords,
    bodyWords,
    peopleWords,
    synonymGroups,
    phraseSynonyms,
    thingSynonyms,
    verbSynonyms,
    furtherSynonyms,
    furtherVerbs,
  ].flatMap((words) => words.split(/[\s>]+/).map(stem)),
)

export function isKnownWord(lower: string): boolean {
  return known.has(stem(lower)) || findVerb(lower) !== undefined
}

/** One letter more, less or other, or two neighbours swapped. */
export function isOneSlipAway(word: string, other: string): boolean {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start += 1
  let end = 0
  while (end < word.length - start && end < other.length - start && word.at(-1 - end) === other.at(-1 - end)) end += 1
  const left = word.slice(start, word.length - end)
  const right = other.slice(start, other.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** `begginers` for `beginners`: two letters wrong in a long word, its first and last in place. */
export function isTwoSlipsAway(word: string, other: string): boolean {
  if (Math.min(word.length, other.length) < 7 || word[0] !== other[0] || word.at(-1) !== other.at(-1)) return false
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...word].entries()) {
    const next = [at + 1]
    for (const [to, theirs] of [...other].entries())
      next.push(Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + (letter === theirs ? 0 : 1)))
    row = next
  }
  return (row.at(-1) ?? 9) <= 2
}
