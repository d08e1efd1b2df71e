// Listings that only come near a search: the same work under another name, or the words that tell most and not all.
import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { jobsPerPage } from '#shared/job-search.ts'
import { tag } from '../listings/tags.ts'
import { type AskedWork, compareWork, coverTitle } from './asked-work.ts'
import { type Candidate, readCandidates } from './candidate-rows.ts'
import type { TextQuery } from './parse-query.ts'
import { allOf, anyTag, type TagQuery } from './tag-query.ts'

/** More than two pages of what somebody did not quite ask for helps nobody. */
const mostNear = 40
const mostAsked = 60
const enough = 120

type NearSearch = {
  asked: AskedWork
  text: TextQuery
  tags: TagQuery
  /** What was found by all that was asked for. */
  known: readonly Candidate[]
  /** What only its text gave. It has to come as near as any other. */
  left: readonly Candidate[]
}

export async function findNear(db: Queryable, { asked, text, tags, known, left }: NearSearch): Promise<Candidate[]> {
  const found = new Map(left.map((row) => [row.id, row]))
  const queries = known.length < jobsPerPage ? nearQueries(asked) : []
  for (const query of queries) {
    if (found.size >= enough) break
    const words = [query.text, text.none].filter(Boolean).join(' & ')
    for (const row of await selectNear(db, allOf([tags, query.tags]), words))
      if (!found.has(row.id)) found.set(row.id, row)
  }
  for (const { id } of known) found.delete(id)
  const near = [...found.values()].flatMap((row) => {
    const nearness = measureNearness(asked, row)
    return nearness > 0 ? [{ ...row, foundBy: 'near' as const, rank: nearness }] : []
  })
  // Where no title comes near, a text that has the words is better than nothing.
  const shown = near.length > 0 || known.length > 0 ? near : left
  return [...shown].sort((one, other) => other.rank - one.rank || (one.id < other.id ? -1 : 1)).slice(0, mostNear)
}

type NearQuery = { text: string; tags: TagQuery }

/** The same work; all its words but one; then each word, the most telling first. */
function nearQueries({ units, occupation }: AskedWork): NearQuery[] {
  const telling = units.filter(({ isLevel }) => !isLevel).sort((one, other) => other.weight - one.weight)
  const titles = telling.map(({ expression }) => inTitle(expression))
  const fewer = titles.map((_, place) => `(${titles.toSpliced(place, 1).join(' & ')})`)
  return [
    ...(titles.length < units.length || titles.length === 1 ? [{ text: titles.join(' & '), tags: '' }] : []),
    ...(occupation ? [{ text: '', tags: anyTag([tag.work(occupation.id)]) }] : []),
    ...(titles.length > 2 ? [{ text: fewer.join(' | '), tags: '' }] : []),
    ...(titles.length > 1 ? titles.map((text) => ({ text, tags: '' })) : []),
    ...(occupation ? [{ text: '', tags: anyTag(occupation.neighbours.map(tag.work)) }] : []),
  ].filter(({ text, tags }) => text !== '' || tags !== '')
}

/** Only the words of a title have this weight in the index. */
function inTitle(expression: string): string {
  return expression.replace(/'[\p{L}\p{N}]+'/gu, (word) => `${word}:A`)
}

function selectNear(db: Queryable, tags: TagQuery, text: string): Promise<Candidate[]> {
  const condition = [...(text ? [sql`to_tsquery('english', ${text})`] : []), ...(tags ? [sql`${tags}::tsquery`] : [])]
  return readCandidates(db, {
    rank: sql.raw('0'),
    foundBy: 'near',
    from: sql`FROM jobs WHERE head @@ (${sql.join(condition, sql` && `)}) LIMIT ${mostAsked}`,
  })
}

/** How much of what was asked for a title has to say: most where it is known for other work, less the nearer its work is. */
const enoughFor = { same: 0, kindred: 0.25, unknown: 0.4, other: 0.5 } as const
const worth = { same: 0.5, kindred: 0.2, unknown: 0, other: 0 } as const
const [SAME_TYPE, IN_TEXT] = [0.15, 0.1]

/** 0 for what is not near. */
function measureNearness(asked: AskedWork, row: Candidate): number {
  const cover = coverTitle(asked, row.title)
  const kind = compareWork(asked, row.title)
  if (cover < enoughFor[kind]) return 0
  const hasType = asked.types.length > 0 && asked.types.every((type) => row.types.split(',').includes(type))
  return cover + worth[kind] + (hasType ? SAME_TYPE : 0) + (row.foundBy === 'near' ? 0 : IN_TEXT)
}
