// Lists of words written as plain texts, looked up word by word or phrase by phrase.
import { itemsOf, type LanguageWords } from '../languages/_words.ts'
import { languages } from '../languages/registry.gen.ts'

export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** The single words of one list of every language, as `wordsOf` gives them. */
export function foreignWords(pick: (words: LanguageWords) => string): string[] {
  return Object.values(languages)
    .flatMap((words) => itemsOf(fold(pick(words))))
    .filter((word) => !word.includes(' '))
}

/** Phrases parted by commas or lines. */
export function phraseSet(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(/[,\n]/)
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  )
}

/** Lower-case words without marks; `C++` and `C#` keep theirs. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}+#]*(?:['’][\p{L}]+)?/gu) ?? []
}

/** Lower case, without accents. */
export function fold(text: string): string {
  // Most texts have no accent to lose.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ø]/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
}
