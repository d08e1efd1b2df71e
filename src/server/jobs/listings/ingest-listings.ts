import { createHash } from 'node:crypto'
import { eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/platform/database/open-database.ts'
import { jobs } from '#server/platform/database/schema/jobs.ts'
import { type Listing, listingFingerprint, listingId } from './listing.ts'
import { type PlaceReading, placeWords, readPlace } from './places.ts'
import { listingTags } from './tags.ts'
import { createWordCollector, storeWords } from './vocabulary.ts'

/** The embedded database has one connection: while a batch is written, everybody else waits. */
const pace: Record<Database['kind'], { batchSize: number; writers: number }> = {
  embedded: { batchSize: 60, writers: 1 },
  postgres: { batchSize: 150, writers: 2 },
}

type Row = typeof jobs.$inferInsert
type Ready = { listing: Listing; reading: PlaceReading; row: Row }
type Kept = Pick<typeof jobs.$inferSelect, 'id' | 'source' | 'fingerprint' | 'alsoAt' | 'digest'>

/** Nobody waits for a batch: on a busy server one would be given up within the time that a request has. */
type IngestDatabase = Pick<Database, 'backgroundDb' | 'kind'>

export type IngestResult = { stored: number; joined: number }

/** Puts listings into the index. An opening another source brought already is joined to that one. */
export async function ingestListings(
  database: IngestDatabase,
  listings: Iterable<Listing>,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<IngestResult> {
  const collect = createWordCollector()
  const result: IngestResult = { stored: 0, joined: 0 }
  const { batchSize, writers } = pace[database.kind]
  const store = (ready: Ready[], words: ReturnType<typeof collect>) =>
    database.backgroundDb.transaction(async (tx) => {
      const counted = await storeBatch(tx, ready)
      result.stored += counted.stored
      result.joined += counted.joined
      await storeWords(tx, words)
    })
  signal?.throwIfAborted()
  let writing: Promise<void>[] = []
  for (const batch of inBatches(listings, batchSize)) {
    signal?.throwIfAborted()
    // The next batch is worked out here while the database writes those before.
    const ready = batch.map((listing) => prepare(listing, now))
    const words = collect(ready)
    if (writing.length >= writers) await writing[0]
    const stored = store(ready, words)
    // A failure is met when its turn comes; until then it must not count as nobody's.
    stored.catch(() => {})
    writing = [...writing, stored].slice(-writers)
  }
  await Promise.all(writing)
  await settleIndexes(database)
  return result
}

/**
 * New entries of these indexes wait in a list that every search reads through. PostgreSQL tidies it by itself after a
 * while, the embedded database never.
 */
async function settleIndexes({ backgroundDb }: IngestDatabase): Promise<void> {
  for (const name of ['jobs_head_index', 'jobs_document_index', 'job_words_trigram_index']) {
    await backgroundDb.execute(sql`SELECT gin_clean_pending_list(${name}::regclass)`)
  }
}

function* inBatches(listings: Iterable<Listing>, batchSize: number): Generator<Listing[]> {
  let batch = new Map<string, Listing>()
  for (const listing of listings) {
    // One statement cannot write the same row twice.
    batch.set(listingId(listing), listing)
    if (batch.size < batchSize) continue
    yield [...batch.values()]
    batch = new Map()
  }
  if (batch.size > 0) yield [...batch.values()]
}

function prepare(given: Listing, now: Date): Ready {
  const reading = readPlace(given.location)
  const types = reading.isRemote && !given.types.includes('Remote') ? [...given.types, 'Remote' as const] : given.types
  const listing: Listing = { ...given, types }
  const row = {
    id: listingId(listing),
    source: listing.source,
    fingerprint: listingFingerprint(listing),
    title: listing.title,
    company: listing.company,
    logo: listing.logo,
    types,
    location: listing.location,
    places: [listing.location, ...reading.places.map(placeWords), ...types].join(' '),
    salary: listing.salary,
    salaryMin: listing.salaryRange?.min ?? null,
    salaryMax: listing.salaryRange?.max ?? null,
    salaryCurrency: listing.salaryRange?.currency ?? null,
    postedOn: listing.postedOn,
    description: listing.description,
    url: listing.url,
    alsoAt: [],
    sample: listing.sample ?? false,
    tags: listingTags(listing, reading),
  }
  const digest = createHash('sha256').update(JSON.stringify(row)).digest('base64url')
  return { listing, reading, row: { ...row, digest, seenAt: now } }
}

async function storeBatch(tx: Queryable, ready: Ready[]): Promise<IngestResult> {
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
