// Names of months and words for "now" as people write them on resumes.
import { itemsOf, type LanguageWords } from '../languages/_words.ts'
import { languages } from '../languages/registry.gen.ts'

const english = [
  'january, jan',
  'february, feb, febr',
  'march, mar',
  'april, apr',
  'may',
  'june, jun',
  'july, jul',
  'august, aug',
  'september, sept, sep',
  'october, oct',
  'november, nov',
  'december, dec, desember',
]

const all: readonly LanguageWords[] = Object.values(languages)
const names = english.map((forms, index) => [forms, ...all.map(({ months }) => months[index] ?? '')].flatMap(itemsOf))

/** The phrases that one list of every language holds, for a regular expression: the longer ones first. */
export function foreignPattern(pick: (words: LanguageWords) => string): string {
  const phrases = all.flatMap((words) => itemsOf(pick(words)))
  return [...new Set(phrases)].toSorted((a, b) => b.length - a.length).join('|')
}

const monthByName = new Map(names.flatMap((forms, index) => forms.map((name) => [name, index + 1] as const)))

/** 1 to 12; undefined if the word isn't a month. */
export function monthOf(word: string): number | undefined {
  // The small form of the Turkish capital carries a dot of its own.
  return monthByName.get(
    word
      .toLowerCase()
      .replace(/\u0307/g, '')
      .replace(/\.$/, ''),
  )
}

/** For a regular expression: the longer names first, so that `sept` does not stop at `sep`. */
export const monthPattern = [...monthByName.keys()].sort((a, b) => b.length - a.length).join('|')

export const nowPattern = `(?:present|current) time|present|pres|presently|current|currently|now|today|ongoing|on-going|to date|till date|till now|until now|date|continuing|continues|continue|${foreignPattern(({ now }) => now)}|الآن|حتى الآن|היום|כיום|至今|现在|現在|현재`

export const seasonPattern = 'spring|summer|fall|autumn|winter'
