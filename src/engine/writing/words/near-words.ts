// Words so near that one may be looked for where the other is wanted.
import { readSynonyms } from './read-synonyms.ts'
import { synonymGroups } from './synonyms-data.ts'

const near = readSynonyms(synonymGroups)

export function nearStems(word: string): ReadonlySet<string> {
  return near.get(word) ?? new Set()
}
