// Which words may stand for which.
import { stem } from './stem.ts'
import { synonymGroups } from './synonyms-data.ts'
import { thingSynonyms } from './synonyms-things-data.ts'
import { verbSynonyms } from './synonyms-verbs-data.ts'

/** stem -> stems whose presence in the source allows it. */
const sources = buildSources()

function buildSources(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const allow = (word: string, source: string) => {
    const known = found.get(word) ?? new Set()
    known.add(source)
    found.set(word, known)
  }
  for (const line of [synonymGroups, verbSynonyms, thingSynonyms].join('\n').split('\n')) {
    const [specific = '', general] = line.split('>').map((part) => part.trim().split(/\s+/).filter(Boolean).map(stem))
    if (general) for (const word of general) for (const source of [...specific]) allow(word, source)
    else for (const word of specific) for (const source of specific) if (word !== source) allow(word, source)
  }
  return found
}

/** Whether a word may be written where the source has another. */
export function mayStandFor(word: string, source: ReadonlySet<string>): boolean {
  if (source.has(word)) return true
  const allowed = sources.get(word)
  if (!allowed) return false
  for (const other of allowed) if (source.has(other)) return true
  return false
}

/** Words near enough to look for one where the other is wanted. */
export function relatedStems(word: string): ReadonlySet<string> {
  return sources.get(word) ?? new Set()
}
