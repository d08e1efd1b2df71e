// Reads `source > alternatives` and groups without `>`, whose words may all stand for each other.
import { stem } from './stem.ts'

/** stem -> stems whose presence in the source allows it. */
export function readSynonyms(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const allow = (word: string, source: string) => {
    const known = found.get(word) ?? new Set()
    known.add(source)
    found.set(word, known)
  }
  for (const line of text.split('\n')) {
    const [specific = [], general] = line.split('>').map((part) => part.trim().split(/\s+/).filter(Boolean).map(stem))
    if (general) for (const word of general) for (const source of specific) allow(word, source)
    else for (const word of specific) for (const source of specific) if (word !== source) allow(word, source)
  }
  return found
}
