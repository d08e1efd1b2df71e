// The words we know, by stem.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { isOn } from '../gate/words.ts'
import { stem } from './stem.ts'

const lists = ['thesaurus', 'function', 'plain', 'letter', 'people', 'common'] as const

export function isKnownWord(lower: string): boolean {
  return lists.some((list) => isOn(list, stem(lower))) || readVerbForm(lower) !== undefined
}

/** Grammar, or a word that fits any work. */
export function isPlainWord(lower: string, wordStem: string): boolean {
  return isOn('function', lower) || isOn('function', wordStem) || isOn('plain', wordStem)
}
