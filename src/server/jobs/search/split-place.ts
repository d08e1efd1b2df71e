// A place typed into the box for the work: `clinic nurse salt lake city`, `welder in ohio`.
import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { areaNames, readPlace } from '../listings/places.ts'
import type { ParsedQuery, Term } from './parse-query.ts'

const longestPlace = 4
const areas: ReadonlySet<string> = new Set(areaNames)

/** The query without the place at its end, and the place. A name that titles have too, as Mobile and Reading, is work. */
export async function splitPlace(db: Queryable, query: ParsedQuery): Promise<{ query: ParsedQuery; place: string }> {
  const { terms } = query
  const none = { query, place: '' }
  const plain = terms.length - 1 - terms.findLastIndex((term) => term.isQuoted || term.isExcluded || term.tag)
  const endings = Array.from({ length: Math.min(longestPlace, plain, terms.length - 1) }, (_, at) => at + 1)
    .map((length) => ({ length, place: write(terms.slice(-length)) }))
    .toReversed()
  if (endings.length === 0) return none
  const cities = endings.flatMap(({ place }) => readPlace(place).places.flatMap(({ city }) => city ?? []))
  const known = await findCities(db, [...new Set(cities)])
  const found = endings.find(({ place }) => {
    if (areas.has(place)) return true
    const { places } = readPlace(place)
    return places.some(({ city }) => city !== undefined && known.has(city))
  })
  if (!found) return none
  return { query: { terms: terms.slice(0, -found.length) }, place: found.place }
}

function write(terms: readonly Term[]): string {
  return terms.flatMap(({ words }) => words).join(' ')
}

async function findCities(db: Queryable, names: string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT word FROM job_words AS city
    WHERE kind = 'city' AND word IN (SELECT json_array_elements_text(${JSON.stringify(names)}::json))
      AND NOT EXISTS (SELECT 1 FROM job_words WHERE word = city.word AND kind = 'word' AND weight = 3)`)
  return new Set(rows.map(({ word }) => word))
}
