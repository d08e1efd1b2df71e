// The questions a search asks the table: by the head of a listing, by parts of it, by a phrase in its text.
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { jobs } from '#server/platform/database/schema/jobs.ts'
import { type JobSort, maxCandidates } from '#shared/job-search.ts'
import { type Candidate, readCandidates } from './candidate-rows.ts'
import type { TextQuery } from './parse-query.ts'
import { allOf, recentQuery, type TagQuery } from './tag-query.ts'

export type CandidateSearch = {
  text: TextQuery
  tags: TagQuery
  sort: JobSort
  today: Date
  /** What is known already of the last days. */
  recent?: Recent | undefined
}

/** A window of days that was read, and all that it holds. */
export type Recent = { rows: Candidate[]; days: number }

/** So many texts are read whole for one search; more of them take longer than anybody waits. */
export const readable = 200

export function selectByHead(db: Queryable, { text }: CandidateSearch, tags: TagQuery): Promise<Candidate[]> {
  return readCandidates(db, {
    rank: rankOf(text, sql`head`),
    foundBy: 'head',
    from: sql`FROM jobs WHERE head @@ ${condition(text.all, tags)} LIMIT ${maxCandidates}`,
  })
}

/** If several things are searched for, at least one must be in the short vector: scattered words say little. */
export async function selectByPart(
  db: Queryable,
  { text, tags }: CandidateSearch,
  limit: number,
): Promise<Candidate[]> {
  if (!text.all) return []
  const inPart = text.any ? sql`AND head @@ ${condition(text.any, '')}` : sql``
  return readCandidates(db, {
    rank: noRank,
    foundBy: text.any ? 'part' : 'text',
    from: sql`
      FROM jobs WHERE document @@ ${condition(text.all, tags)} ${inPart} AND NOT head @@ ${condition(text.all, '')}
      LIMIT ${limit}`,
  })
}

/**
 * Texts that contain the exact phrase. Checking that means reading a text, so only a few are checked, and only recent
 * ones if the words are common: the index would first collect every text that contains them.
 */
export async function selectByPhrase(db: Queryable, search: CandidateSearch): Promise<Candidate[]> {
  const { text, tags, today } = search
  if (!text.phrase) return []
  const recent = await selectInText(db, text, allOf([tags, recentQuery(3, today)]))
  const ids = recent.length >= readable ? recent : await selectInText(db, text, tags)
  if (ids.length === 0) return []
  return readCandidates(db, {
    rank: noRank,
    foundBy: 'text',
    from: sql`FROM jobs WHERE ${inArray(jobs.id, ids)} AND document @@ ${condition(text.phrase, '')}`,
  })
}

async function selectInText(db: Queryable, text: TextQuery, tags: TagQuery): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM jobs
    WHERE document @@ ${condition(text.all, tags)} AND NOT head @@ ${condition(text.any, '')} LIMIT ${readable}`)
  return rows.map(({ id }) => id)
}

/** Weights of text, unused, company and title. */
const weights = sql.raw(`'{0.1, 0.2, 0.5, 1.0}'`)

const noRank = sql.raw('0')

export function rankOf({ all }: TextQuery, vector: SQL): SQL {
  return all ? sql`ts_rank(${weights}, ${vector}, to_tsquery('english', ${all}))` : noRank
}

function condition(text: string, tags: TagQuery): SQL {
  if (!text) return sql`${tags}::tsquery`
  return tags ? sql`(to_tsquery('english', ${text}) && ${tags}::tsquery)` : sql`to_tsquery('english', ${text})`
}

/** False for words that are all too common to be looked up. */
export async function isSearchable(db: Queryable, text: string): Promise<boolean> {
  const { rows } = await db.execute<{ nodes: number }>(sql`SELECT numnode(to_tsquery('english', ${text})) AS nodes`)
  return (rows[0]?.nodes ?? 0) > 0
}

export async function countMatches(db: Queryable, { text, tags }: { text: string; tags: TagQuery }): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM jobs WHERE document @@ ${condition(text, tags)} LIMIT ${maxCandidates}) AS found`)
  return rows[0]?.count ?? 0
}
