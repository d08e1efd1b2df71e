import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'

/** Found by title, company or place; by these in part; somewhere in the text only; or by less than was asked for. */
export type FoundBy = 'head' | 'part' | 'text' | 'near'

/** What ranking, filtering and counting need of a listing; the rest is read for one page only. */
export type Candidate = {
  id: string
  title: string
  company: string
  /** Separated by commas. */
  types: string
  location: string
  /** Days since 1970. */
  day: number
  /** 0 where none is stated in dollars: others are not compared. */
  dollars: number
  rank: number
  foundBy: FoundBy
}

/** A separator no name in a listing can contain: each name is one line with single spaces. */
const [betweenFields, betweenRows] = ['\t', '\n']

/**
 * Candidates as one text. The driver takes as long to read a thousand rows one by one as the database to find them.
 * `from` is what follows the columns: the table, the condition and the limit.
 */
export async function readCandidates(
  db: Queryable,
  { rank, foundBy, from }: { rank: SQL; foundBy: FoundBy; from: SQL },
): Promise<Candidate[]> {
  const { rows } = await db.execute<{ found: string | null }>(sql`
    SELECT string_agg(row, ${betweenRows}) AS found FROM (SELECT concat_ws(${betweenFields}, ${columns}, ${rank}) AS row ${from}) AS one`)
  return (rows[0]?.found ?? '').split(betweenRows).flatMap((row) => readRow(row, foundBy) ?? [])
}

const columns = sql.raw(
  `id, title, company, array_to_string(types, ','), location, posted_on - date '1970-01-01', CASE WHEN salary_currency = 'USD' THEN coalesce(salary_max, 0) ELSE 0 END`,
)

function readRow(row: string, foundBy: FoundBy): Candidate | undefined {
  const [id, title, company, types, location, day, dollars, rank] = row.split(betweenFields)
  if (!id || title === undefined || company === undefined || types === undefined || location === undefined) return
  return {
    id,
    title,
    company,
    types,
    location,
    day: Number(day),
    dollars: Number(dollars),
    rank: Number(rank),
    foundBy,
  }
}
