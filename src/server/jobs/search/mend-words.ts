import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { areaNames } from '../listings/places.ts'
import { isTitleWord } from './asked-work.ts'
import { allowedMistakes, editDistance } from './edit-distance.ts'
import { isSynonym, type ParsedQuery } from './parse-query.ts'
import { emptyWords } from './synonyms-data.ts'

type Near = { asked: string; word: string; weight: number; likeness: number }

/** Puts the nearest word of the listings where one was typed that none of them has. */
export async function mendQuery(db: Queryable, query: ParsedQuery): Promise<{ query: ParsedQuery; isMended: boolean }> {
  const asked = [...new Set(query.terms.filter((term) => !term.tag && !term.isExcluded).flatMap(({ words }) => words))]
  const unknown = await findUnknown(
    db,
    asked.filter(
      (word) => allowedMistakes(word) > 0 && !isSynonym(word) && !isTitleWord(word) && !emptyWords.has(word),
    ),
  )
  if (unknown.length === 0) return { query, isMended: false }
  const near = await findNearWords(db, 'word', unknown)
  const mended = new Map(unknown.map((word) => [word, chooseNearest(word, near)]))
  if ([...mended.values()].every((word) => word === undefined)) return { query, isMended: false }
  const terms = query.terms.map((term) => ({ ...term, words: term.words.map((word) => mended.get(word) ?? word) }))
  return { query: { terms }, isMended: true }
}

/** The city meant by a name no listing has, or undefined. */
export async function mendCity(db: Queryable, city: string): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT 1 FROM job_words WHERE kind = 'city' AND word = ${city}`)
  if (rows.length > 0) return undefined
  const cities = await findNearWords(db, 'city', [city])
  const areas = areaNames.map((word) => ({ asked: city, word, weight: 1, likeness: 0 }))
  return chooseNearest(city, [...cities, ...areas])
}

async function findUnknown(db: Queryable, words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT asked.word FROM json_array_elements_text(${JSON.stringify(words)}::json) AS asked(word)
    WHERE NOT EXISTS (
      SELECT 1 FROM job_words
      WHERE job_words.stem = coalesce((ts_lexize('english_stem', asked.word))[1], asked.word) AND job_words.kind = 'word')`)
  return rows.map(({ word }) => word)
}

async function findNearWords(db: Queryable, kind: 'word' | 'city', words: string[]): Promise<Near[]> {
  const { rows } = await db.execute<Near>(sql`
    SELECT asked.word AS asked, near.word, near.weight, near.likeness
    FROM json_array_elements_text(${JSON.stringify(words)}::json) AS asked(word)
    CROSS JOIN LATERAL (
      SELECT word, weight, similarity(word, asked.word) AS likeness FROM job_words
      WHERE kind = ${kind} AND word % asked.word
      ORDER BY similarity(word, asked.word) DESC LIMIT 25) AS near`)
  return rows
}

function chooseNearest(asked: string, near: Near[]): string | undefined {
  const allowed = allowedMistakes(asked)
  return near
    .filter((one) => one.asked === asked)
    .map((one) => ({ ...one, distance: editDistance(asked, one.word) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((one, other) => cost(one) - cost(other) || other.likeness - one.likeness)[0]?.word
}

/** A word out of a title is worth the half of a mistake: people search for titles. */
function cost({ distance, weight }: { distance: number; weight: number }): number {
  return distance - (weight >= 3 ? 0.6 : 0)
}
