import { and, count, eq, max, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/open-database.ts'
import { jobs } from '#server/platform/database/schema/jobs.ts'
import { ingestListings } from '../listings/ingest-listings.ts'
import { buildSamples, sampleSource } from './build-samples.ts'

/** Brings the sample listings in, dated from today. Nothing is written where they are there and of today. */
export async function ensureSamples(
  database: Pick<Database, 'db' | 'backgroundDb' | 'kind'>,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  const samples = buildSamples(now)
  const newest = samples.reduce((last, { postedOn }) => (postedOn > last ? postedOn : last), '')
  const [kept] = await database.db
    .select({ count: count(), newest: max(jobs.postedOn) })
    .from(jobs)
    .where(eq(jobs.source, sampleSource))
  if (kept?.count === samples.length && kept.newest === newest) return
  await ingestListings(database, samples, { now, ...(signal ? { signal } : {}) })
  await database.db.delete(jobs).where(and(eq(jobs.source, sampleSource), sql`${jobs.seenAt} < ${now.toISOString()}`))
}
