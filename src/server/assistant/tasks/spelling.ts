import dictionary from 'dictionary-en'
import nspell from 'nspell'
import type { Dictionary } from '#engine/writing/steps/_step.ts'

let speller: ReturnType<typeof nspell> | undefined

/** Reading the dictionary takes a third of a second, so it is done once, when the first word is asked about. */
function open() {
  speller ??= nspell(dictionary)
  return speller
}

export const spelling: Dictionary = {
  isWord: (word) => open().correct(word),
}
