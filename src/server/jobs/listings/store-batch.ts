// A batch of listings into the table: each once, however many sources bring it.
import { eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { jobs } from '#server/platform/database/schema/jobs.ts'
import type { Listing } from './listing.ts'
import type { PlaceReading } from './places.ts'

type Row = typeof jobs.$inferInsert
export type Ready = { listing: Listing; reading: PlaceReading; row: Row }
type Kept = Pick<typeof jobs.$inferSelect, 'id' | 'source' | 'fingerprint' | 'alsoAt' | 'digest'>

export type IngestResult = { stored: number; joined: number }

export async function storeBatch(tx: Queryable, ready: Ready[]): Promise<IngestResult> {
  const kept = await findKept(tx, ready)
  const firsts = new Map<string, Kept>()
  const digests = new Map(kept.map(({ id, digest }) => [id, digest]))
  for (const row of kept) if (!firsts.has(row.fingerprint)) firsts.set(row.fingerprint, row)

  const changed: Row[] = []
  const unchanged: Row[] = []
  const joined = new Map<string, Kept>()
  for (const { row } of ready) {
    const first = firsts.get(row.fingerprint)
    const isDouble = first && first.source !== row.source && !digests.has(row.id)
    if (!first) firsts.set(row.fingerprint, { ...row, alsoAt: [] })
    if (isDouble) joined.set(first.id, joinTo(joined.get(first.id) ?? first, row))
    else if (digests.get(row.id) === row.digest) unchanged.push(row)
    else changed.push(row)
  }
  await storeRows(tx, changed)
  await markSeen(tx, unchanged)
  for (const { id, alsoAt } of joined.values()) await tx.update(jobs).set({ alsoAt }).where(eq(jobs.id, id))
  return { stored: changed.length + unchanged.length, joined: joined.size }
}

function findKept(tx: Queryable, ready: Ready[]): Promise<Kept[]> {
  const fingerprints = [...new Set(ready.map(({ row }) => row.fingerprint))]
  const ids = ready.map(({ row }) => row.id)
  return tx
    .select({
      id: jobs.id,
      source: jobs.source,
      fingerprint: jobs.fingerprint,
      alsoAt: jobs.alsoAt,
      digest: jobs.digest,
    })
    .from(jobs)
    .where(or(inArray(jobs.fingerprint, fingerprints), inArray(jobs.id, ids)))
}

async function markSeen(tx: Queryable, rows: Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const ids = rows.map(({ id }) => id)
  await tx.update(jobs).set({ seenAt: first.seenAt }).where(inArray(jobs.id, ids))
}

function joinTo(first: Kept, { source, url }: Row): Kept {
  const others = first.alsoAt.filter((also) => also.source !== source)
  return { ...first, alsoAt: [...others, { source, url }].slice(0, 8) }
}

/** As one value: to name thousands of them one by one costs more than all the rest. */
async function storeRows(tx: Queryable, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  const sorted = [...rows].sort((one, other) => (one.id < other.id ? -1 : 1))
  await tx.execute(sql`
    INSERT INTO jobs (${columnNames})
    SELECT ${givenNames} FROM json_to_recordset(${JSON.stringify(sorted)}::json) AS given(${columnShapes})
    ON CONFLICT (id) DO UPDATE SET ${columnChanges}`)
}

/** The columns that are given, by the names of a row; those of the text index work themselves out. */
const given = Object.entries(getTableColumns(jobs)).filter(([, column]) => column.generated === undefined)
const columnNames = sql.raw(given.map(([, column]) => column.name).join(', '))
const givenNames = sql.raw(given.map(([name]) => `"${name}"`).join(', '))
const columnShapes = sql.raw(given.map(([name, column]) => `"${name}" ${column.getSQLType()}`).join(', '))
const columnChanges = sql.raw(
  given
    // Where else it is posted is learnt from the others, not from the listing itself.
    .filter(([name]) => name !== 'id' && name !== 'source' && name !== 'alsoAt')
    .map(([, column]) => `${column.name} = excluded.${column.name}`)
    .join(', '),
)
