import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { jobs } from '#server/platform/database/schema/jobs.ts'
import { type JobSort, maxCandidates, postedWindows } from '#shared/job-search.ts'
import { paySteps, tag } from '../listings/tags.ts'
import type { TextQuery } from './parse-query.ts'
import { allOf, anyTag, recentQuery, type TagQuery } from './tag-query.ts'

/** What ranking, filtering and counting need of a listing; the rest is read for one page only. */
export type Candidate = {
  id: string
  title: string
  company: string
  /** Separated by commas: a thousand arrays take their time to be read. */
  types: string
  location: string
  /** Days since 1970. */
  day: number
  salaryMax: number | null
  salaryCurrency: string | null
  rank: number
  /** Found by title, company or place; by these in part; or somewhere in the text only. */
  foundBy: 'head' | 'part' | 'text'
}

export type CandidateSearch = {
  text: TextQuery
  tags: TagQuery
  sort: JobSort
  today: Date
  /** Set where the rows are only counted: then it does not matter which thousand of many they are. */
  anyWillDo?: boolean
}
export type Candidates = { rows: Candidate[]; isCapped: boolean }

/**
 * Without this the planner reads the table from its beginning, hoping to meet a thousand matches soon. It holds for
 * the transaction.
 */
export async function prepareSearch(tx: Queryable): Promise<void> {
  await tx.execute(sql`SELECT set_config('enable_seqscan', 'off', true)`)
}

/** Enough for ten pages: past these, which of the capped thousand comes first matters to nobody. */
const enough = 200

/**
 * At most a thousand listings that hold, those found by their head before those found by their text. An uncapped
 * ranking takes seconds on the embedded database: the index gives matches in no order, and each must be read.
 */
export async function findCandidates(db: Queryable, search: CandidateSearch): Promise<Candidates> {
  const byHead = await selectByHead(db, search, search.tags)
  if (byHead.length >= maxCandidates) {
    if (search.anyWillDo) return { rows: byHead, isCapped: true }
    const first = await selectFirst(db, search)
    return { rows: mergeRows(first, byHead), isCapped: true }
  }
  const byPart = await selectByPart(db, search, maxCandidates - byHead.length)
  const sofar = byHead.length + byPart.length
  const byText = sofar < enough ? await selectByPhrase(db, search) : []
  const others = [...byPart, ...byText]
  const rows = [...byHead, ...(byHead.length < enough ? await rankByText(db, search, others) : others)]
  return { rows, isCapped: rows.length >= maxCandidates }
}

/** Ranking by a whole text means reading it, so only the newest are. */
async function rankByText(db: Queryable, { text }: CandidateSearch, rows: Candidate[]): Promise<Candidate[]> {
  if (rows.length === 0) return rows
  const newest = [...rows].sort((one, other) => other.day - one.day).slice(0, enough)
  const ids = newest.map(({ id }) => id)
  const ranked = await db
    .select({ id: jobs.id, rank: sql<number>`${rankOf(text, sql`document`)}` })
    .from(jobs)
    .where(inArray(jobs.id, ids))
  const ranks = new Map(ranked.map(({ id, rank }) => [id, rank]))
  return rows.map((row) => ({ ...row, rank: ranks.get(row.id) ?? 0 }))
}

/** Of too many matches the newest, or the best paid, are found by widening a window until enough stand in it. */
async function selectFirst(db: Queryable, search: CandidateSearch): Promise<Candidate[]> {
  const windows =
    search.sort === 'salary'
      ? paySteps.map((step) => anyTag([tag.pay(step)])).reverse()
      : postedWindows.map((days) => recentQuery(days, search.today))
  for (const window of windows) {
    const tags = allOf([search.tags, window])
    // Counting so few is quick; reading them all at every step is not.
    if (window !== windows.at(-1) && (await countByHead(db, search, tags)) < enough) continue
    return selectByHead(db, search, tags)
  }
  return []
}

async function countByHead(db: Queryable, { text }: CandidateSearch, tags: TagQuery): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM jobs WHERE head @@ ${condition(text.all, tags)} LIMIT ${enough}) AS found`)
  return rows[0]?.count ?? 0
}

function mergeRows(first: Candidate[], then: Candidate[]): Candidate[] {
  const byId = new Map([...first, ...then].map((row) => [row.id, row]))
  return [...byId.values()].slice(0, maxCandidates)
}

async function selectByHead(db: Queryable, { text }: CandidateSearch, tags: TagQuery): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate>(sql`
    SELECT ${columns}, ${rankOf(text, sql`head`)} AS rank, 'head' AS "foundBy"
    FROM jobs WHERE head @@ ${condition(text.all, tags)} LIMIT ${maxCandidates}`)
  return rows
}

/** Where several things are asked, one of them at least stands in the head: a word here and a word there say little. */
async function selectByPart(db: Queryable, { text, tags }: CandidateSearch, limit: number): Promise<Candidate[]> {
  if (!text.all) return []
  const inPart = text.any ? sql`AND head @@ ${condition(text.any, '')}` : sql``
  const { rows } = await db.execute<Candidate>(sql`
    SELECT ${columns}, 0::real AS rank, ${text.any ? 'part' : 'text'} AS "foundBy"
    FROM jobs WHERE document @@ ${condition(text.all, tags)} ${inPart} AND NOT head @@ ${condition(text.all, '')}
    LIMIT ${limit}`)
  return rows
}

/** Texts that hold the words side by side. Looking for that means reading a text, so only a few are looked at. */
async function selectByPhrase(db: Queryable, { text, tags }: CandidateSearch): Promise<Candidate[]> {
  if (!text.phrase) return []
  const { rows } = await db.execute<Candidate>(sql`
    SELECT ${columns}, 0::real AS rank, 'text' AS "foundBy" FROM jobs WHERE id IN (
      SELECT id FROM jobs
      WHERE document @@ ${condition(text.all, tags)} AND NOT head @@ ${condition(text.any, '')} LIMIT ${enough})
    AND document @@ ${condition(text.phrase, '')}`)
  return rows
}

const columns = sql.raw(
  `id, title, company, array_to_string(types, ',') AS types, location, posted_on - date '1970-01-01' AS day, salary_max AS "salaryMax", salary_currency AS "salaryCurrency"`,
)

/** Weights of text, unused, company and title. */
const weights = sql.raw(`'{0.1, 0.2, 0.5, 1.0}'`)

function rankOf({ all }: TextQuery, vector: SQL): SQL {
  return all ? sql`ts_rank(${weights}, ${vector}, to_tsquery('english', ${all}))` : sql`0::real`
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
