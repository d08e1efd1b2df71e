// Which words may stand for which.
import { readSynonyms } from './read-synonyms.ts'
import { synonymGroups } from './synonyms-data.ts'
import { furtherSynonyms } from './synonyms-further-data.ts'
import { phraseSynonyms } from './synonyms-phrases-data.ts'
import { thingSynonyms } from './synonyms-things-data.ts'
import { verbSynonyms } from './synonyms-verbs-data.ts'

const sources = readSynonyms([synonymGroups, verbSynonyms, thingSynonyms, phraseSynonyms, furtherSynonyms].join('\n'))

/** Whether a word may be written where the source has another. */
export function mayStandFor(word: string, source: ReadonlySet<string>): boolean {
  if (source.has(word)) return true
  const allowed = sources.get(word)
  if (!allowed) return false
  for (const other of allowed) if (source.has(other)) return true
  return false
}

/** The words whose place a word may take. */
export function relatedStems(word: string): ReadonlySet<string> {
  return sources.get(word) ?? new Set()
}
