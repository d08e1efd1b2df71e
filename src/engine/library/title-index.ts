// The names of all occupations by their words.
import type { Family, IndexEntry } from './occupation.ts'
import { singular, splitTitle } from './title-words.ts'

export type Name = { entry: IndexEntry; text: string; words: readonly string[]; isTitle: boolean }

export type Index = {
  /** The names that have a word. */
  byWord: ReadonlyMap<string, readonly Name[]>
  /** How telling a word is: rare ones say more. */
  weights: ReadonlyMap<string, number>
  /** The weight of a word that one occupation alone has. */
  rarest: number
  /** How often a word occurs in the names of each family. */
  families: ReadonlyMap<string, ReadonlyMap<Family, number>>
  /** A cache of what each word stands for: while somebody types, all but the last word are looked up again. */
  remembered: Map<string, ReadonlyMap<string, number>>
}

export function openIndex(entries: readonly IndexEntry[]): Index {
  const names = entries.flatMap((entry) => [
    ...entry.title.split(/\s+\/\s+/).map((name) => readName(entry, name, true)),
    ...[...entry.otherNames, ...(entry.nearNames ?? [])].map((name) => readName(entry, name, false)),
  ])
  const holders = new Map<string, Set<string>>()
  const families = new Map<string, Map<Family, number>>()
  const byWord = new Map<string, Name[]>()
  for (const name of names) {
    const { entry, words } = name
    for (const word of new Set(words)) byWord.set(word, [...(byWord.get(word) ?? []), name])
    for (const word of words) {
      holders.set(word, (holders.get(word) ?? new Set()).add(entry.id))
      const counts = families.get(word) ?? new Map<Family, number>()
      families.set(word, counts.set(entry.family, (counts.get(entry.family) ?? 0) + 1))
    }
  }
  const weights = new Map([...holders].map(([word, ids]) => [word, Math.log(1 + entries.length / ids.size)]))
  return { byWord, weights, rarest: Math.log(1 + entries.length), families, remembered: new Map() }
}

function readName(entry: IndexEntry, name: string, isTitle: boolean): Name {
  const words = splitTitle(name)
  return { entry, text: words.join(' '), words: words.map(singular), isTitle }
}
