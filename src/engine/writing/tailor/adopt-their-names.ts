// The posting's own name for a thing the person names otherwise: MS Excel and Microsoft Excel are one.
import type { Posting } from '../posting/posting.ts'
import { type FoundTerm, findTerms } from '../words/terms.ts'

const cache = new WeakMap<Posting, ReadonlyMap<string, string>>()

function namesOf(posting: Posting): ReadonlyMap<string, string> {
  const known = cache.get(posting)
  if (known) return known
  const names = new Map<string, string>()
  for (const { term, text } of findTerms(posting.text)) if (!names.has(term.id)) names.set(term.id, text)
  cache.set(posting, names)
  return names
}

/** Aliases that are verbs or bend with the sentence stay as they are. */
const bending =
  /\b(?:carry|perform|make|ensure|set|setup|look|care|take|participate|charge|responsible|daily|day|time|punctual|hand|hands|person|individually|phone|full|part|back|front|over|in|on|by)\b/i

export function adoptTheirNames(text: string, posting: Posting): string {
  const names = namesOf(posting)
  return findTerms(text).reduceRight((words, found) => {
    const theirs = names.get(found.term.id)
    return theirs && isSwap(found, theirs) ? words.slice(0, found.start) + theirs + words.slice(found.end) : words
  }, text)
}

function isSwap({ term, text }: FoundTerm, theirs: string): boolean {
  // An abbreviation written out would be words the person did not use.
  if (term.kind !== 'tool' || text.toLowerCase() === theirs.toLowerCase()) return false
  if (bending.test(text) || bending.test(theirs)) return false
  const isPlural = (name: string) => /s$/i.test(name) && !/ss$/i.test(name)
  // A shout in the posting is no name.
  return isPlural(text) === isPlural(theirs) && !(theirs.length > 5 && theirs === theirs.toUpperCase())
}
