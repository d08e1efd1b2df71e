// The occupation a title names outright, by looking its words up: quick enough for every listing of a feed.
import type { IndexEntry } from './occupation.ts'
import { singular, splitTitle } from './title-words.ts'

export type OccupationNames = ReadonlyMap<string, string>

export function openNames(entries: readonly IndexEntry[]): OccupationNames {
  const names = new Map<string, string>()
  for (const { id, title, otherNames } of entries)
    for (const name of [...title.split(/\s+\/\s+/), ...otherNames]) {
      const key = keyOf(splitTitle(name))
      if (!names.has(key)) names.set(key, id)
    }
  return names
}

/** The id of the longest name that stands in the title before its speciality, of two the last: `ICU Registered Nurse, Nights`. */
export function namedOccupation(names: OccupationNames, title: string): string | undefined {
  const [head = ''] = title.split(/\s[-–|@]\s|,|\(/, 1)
  const words = splitTitle(head)
  for (let length = words.length; length > 0; length -= 1)
    for (let start = words.length - length; start >= 0; start -= 1) {
      const id = names.get(keyOf(words.slice(start, start + length)))
      if (id) return id
    }
  return undefined
}

const spellings: Readonly<Record<string, string>> = { leader: 'lead', centre: 'center', labourer: 'laborer' }

function keyOf(words: readonly string[]): string {
  return words
    .map((word) => singular(word))
    .map((word) => spellings[word] ?? word)
    .join(' ')
}
