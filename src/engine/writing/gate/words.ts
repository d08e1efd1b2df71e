// The word lists of data/words, by the form all inflections of a word share.
import { stem } from '../words/stem.ts'
import { wordLists } from './words.gen.ts'

export type WordList = keyof typeof wordLists

const whole = new Map(
  wordLists.short.split('\n').flatMap((line) => {
    const [forms = '', word = ''] = line.split(': ')
    return forms.split(' ').map((form) => [form, word] as const)
  }),
)

export function isShort(lower: string): boolean {
  return whole.has(lower)
}

/** `representative` for rep. */
export function wholeWord(lower: string): string {
  return whole.get(lower) ?? lower
}

const ofTime =
  /^(?:hour|minute|second|week|month|quarter|year|night|weekly|monthly|quarterly|yearly|about|approximately|million|(?:tues|wednes|thurs)day)$/

/** How often and how many are read by the word: `a wk` is a week. */
export function spellOut(lower: string): string {
  const word = whole.get(lower)
  return word && ofTime.test(word)
    ? word + (/[^s]s$/.test(lower) && lower.length > 2 && !word.endsWith('day') ? 's' : '')
    : lower
}

/** `hour` for hr: what everybody writes short is the word itself. */
export function keyOf(lower: string): string {
  const bare = lower.replace(/'s$/, '')
  return digits.get(bare) ?? stem(whole.get(bare) ?? bare)
}

/** `three` and 3 are one word. */
const digits = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, String(value)] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, String(20 + 10 * at)] as const),
])

function keysIn(text: string): Set<string> {
  return new Set(text.split(/\s+/).filter(Boolean).map(keyOf))
}

const lists = new Map<WordList, ReadonlySet<string>>()

/** Whether a word stands on a list, in any of its forms. */
export function isOn(list: WordList, key: string): boolean {
  let keys = lists.get(list)
  if (!keys) {
    keys = keysIn(wordLists[list].replace(/\|/g, ' '))
    lists.set(list, keys)
  }
  return keys.has(key)
}

const exactLists = new Map<WordList, ReadonlySet<string>>()

/** Whether this very form stands on a list: `personally` is on one where `person` is not. */
export function isOnExactly(list: WordList, lower: string): boolean {
  let words = exactLists.get(list)
  if (!words) {
    words = new Set(wordLists[list].split(/\s+/))
    exactLists.set(list, words)
  }
  return words.has(lower)
}

/** The lines of a list, each as a set of words; what stands behind a bar is left to `carriersOf`. */
function readGroups(list: WordList): ReadonlySet<string>[] {
  return wordLists[list].split('\n').map((line) => keysIn(line.replace(/^\w+:|\|.*$/g, '')))
}

const grouped = new Map<WordList, ReadonlyMap<string, readonly number[]>>()

/** The lines of a list on which a word stands. */
export function groupsOf(list: WordList, key: string): readonly number[] {
  let byKey = grouped.get(list)
  if (!byKey) {
    const index = new Map<string, number[]>()
    for (const [line, keys] of readGroups(list).entries())
      for (const one of keys) index.set(one, [...(index.get(one) ?? []), line])
    byKey = index
    grouped.set(list, byKey)
  }
  return byKey.get(key) ?? []
}

/** Whether two words may stand for each other where nothing but wording is at stake. */
export function isSynonym(one: string, other: string): boolean {
  if (one === other) return true
  const groups = groupsOf('thesaurus', one)
  return groups.length > 0 && groupsOf('thesaurus', other).some((line) => groups.includes(line))
}

const carriers = wordLists.strong.split('\n').map((line) => keysIn(line.replace('|', ' ')))

/** The words that carry a raised verb of this line of the list. */
export function carriersOf(group: number): ReadonlySet<string> {
  return carriers[group] ?? new Set()
}

export type HedgeClass = 'part' | 'learn' | 'plan' | 'co' | 'under'

const hedgeByKey = new Map<string, HedgeClass>()
for (const line of wordLists.hedges.split('\n')) {
  const [name = '', words = ''] = line.split(':')
  if (name === 'part' || name === 'learn' || name === 'plan')
    for (const word of words.trim().split(/\s+/)) hedgeByKey.set(stem(word), name)
}

export function hedgeOf(key: string): HedgeClass | undefined {
  return hedgeByKey.get(key)
}
