import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/open-database.ts'
import { type Listing, listingFingerprint, listingId } from './listing.ts'
import { placeWords, readPlace } from './places.ts'
import { type IngestResult, type Ready, storeBatch } from './store-batch.ts'
import { listingTags } from './tags.ts'
import { createWordCollector, storeWords } from './vocabulary.ts'

/** The embedded database has one connection: while a batch is written, everybody else waits. */
const pace: Record<Database['kind'], { batchSize: number; writers: number }> = {
  embedded: { batchSize: 60, writers: 1 },
  postgres: { batchSize: 150, writers: 2 },
}

/** Nobody waits for a batch: on a busy server one would be given up within the time that a request has. */
type IngestDatabase = Pick<Database, 'backgroundDb' | 'kind'>

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
