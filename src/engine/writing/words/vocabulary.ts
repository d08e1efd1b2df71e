// Words that need no source.
import { functionWords, letterWords, plainWords } from './glue-data.ts'
import { stem } from './stem.ts'
import { verbForms } from './verbs.ts'
import { weakVerbs } from './weak-verbs-data.ts'

const grammar = new Set(functionWords.trim().split(/\s+/))
const plainStems = new Set(plainWords.trim().split(/\s+/).map(stem))
const letterStems = new Set(letterWords.trim().split(/\s+/).map(stem))

const weakForms = new Set(
  weakVerbs
    .trim()
    .split(/\s+/)
    .flatMap((base) => Object.values(verbForms(base))),
)

/** A verb that claims nothing beyond the thing it is said of. */
export function isWeakVerb(lower: string): boolean {
  return weakForms.has(lower)
}

/** Grammar only: articles, pronouns, prepositions, auxiliaries. */
export function isFunctionWord(lower: string): boolean {
  return grammar.has(lower)
}

/** Grammar, or a word that fits any work. */
export function isPlainWord(lower: string, wordStem: string): boolean {
  return grammar.has(lower) || plainStems.has(wordStem)
}

/** What a letter may say besides. */
export function isLetterWord(lower: string, wordStem: string): boolean {
  return isPlainWord(lower, wordStem) || letterStems.has(wordStem)
}
