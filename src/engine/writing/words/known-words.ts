// The words we know, by stem.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { rarityOf, vectorOf } from '#engine/language/word-vectors.ts'
import { isOn } from '../gate/words.ts'
import { stem } from './stem.ts'

const lists = ['thesaurus', 'function', 'plain', 'letter', 'people', 'common'] as const

/** As rare as names are; `injection` is not. */
const AS_RARE_AS_NAMES = 0.9

/** A word that people write, and not only a name. */
export function isOrdinaryWord(lower: string): boolean {
  return isKnownWord(lower) || (vectorOf(lower) !== undefined && rarityOf(lower) < AS_RARE_AS_NAMES)
}

export function isKnownWord(lower: string): boolean {
  return lists.some((list) => isOn(list, stem(lower))) || readVerbForm(lower) !== undefined
}

/** Grammar, or a word that fits any work. */
export function isPlainWord(lower: string, wordStem: string): boolean {
  return isOn('function', lower) || isOn('function', wordStem) || isOn('plain', wordStem)
}
