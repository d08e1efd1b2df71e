import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import type { Listing } from './listing.ts'
import type { PlaceReading } from './places.ts'

type Kind = 'word' | 'city'
type Entry = { kind: Kind; word: string; weight: number }

/** Letters only, and at least three: numbers and codes are never corrected. */
const wordPattern = /[\p{L}][\p{L}’']{2,23}/gu

/**
 * The words of the listings handed in, for the vocabulary. What was seen once in a run is not written again: after the
 * first thousand listings hardly a word is new.
 */
export function createWordCollector() {
  const known: Record<Kind, Map<string, number>> = { word: new Map(), city: new Map() }

  return function collect(listings: { listing: Listing; reading: PlaceReading }[]): Entry[] {
    const fresh = new Map<string, Entry>()
    // Called for every word of every listing: nothing is made for one that is known.
    const note = (kind: Kind, word: string, weight: number) => {
      if ((known[kind].get(word) ?? 0) >= weight) return
      known[kind].set(word, weight)
      fresh.set(`${kind}/${word}`, { kind, word, weight })
    }
    for (const { listing, reading } of listings) {
      for (const word of wordsOf(listing.title)) note('word', word, 3)
      for (const word of wordsOf(`${listing.company} ${listing.location}`)) note('word', word, 2)
      for (const word of wordsOf(listing.description)) note('word', word, 1)
      for (const { city } of reading.places) if (city) note('city', city, 2)
    }
    return [...fresh.values()]
  }
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(wordPattern)
      ?.map((word) => word.replace(/'s?$/, '')) ?? []
  )
}

export async function storeWords(db: Queryable, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return
  // In a fixed order, so that two processes writing at once cannot deadlock.
  const sorted = [...entries].sort((one, other) => (one.kind + one.word < other.kind + other.word ? -1 : 1))
  await db.execute(sql`
    INSERT INTO job_words (kind, word, stem, weight)
    SELECT kind, word, coalesce((ts_lexize('english_stem', word))[1], word), weight
    FROM json_to_recordset(${JSON.stringify(sorted)}::json) AS entry(kind text, word text, weight smallint)
    ON CONFLICT (kind, word) DO UPDATE SET weight = greatest(job_words.weight, excluded.weight)
    WHERE job_words.weight < excluded.weight`)
}
