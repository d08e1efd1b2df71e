import { setTimeout as wait } from 'node:timers/promises'
import { and, count, eq, max, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/open-database.ts'
import { jobs } from '#server/platform/database/schema/jobs.ts'
import { runLeased } from '#server/platform/lease.ts'
import { ingestListings } from '../listings/ingest-listings.ts'
import { buildSamples, sampleSource } from './build-samples.ts'

type SamplesDatabase = Pick<Database, 'db' | 'backgroundDb' | 'kind'>

const lookAgainMs = 100

/**
 * Loads the sample listings, dated from today. Writes nothing if today's are already there. Of several processes one
 * writes and the others wait: when each wrote all of them, they blocked each other and people's saves.
 */
export async function ensureSamples(
  database: SamplesDatabase,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  const { backgroundDb } = database
  const samples = buildSamples(now)
  const newest = samples.reduce((last, { postedOn }) => (postedOn > last ? postedOn : last), '')
  const areThere = async () => {
    const [kept] = await backgroundDb
      .select({ count: count(), newest: max(jobs.postedOn) })
      .from(jobs)
      .where(eq(jobs.source, sampleSource))
    return kept?.count === samples.length && kept.newest === newest
  }
  while (!(await areThere())) {
    const isDone = await runLeased(backgroundDb, { name: 'samples', forMs: 15_000 }, async (held) => {
      const ended = AbortSignal.any([held, ...(signal ? [signal] : [])])
      await ingestListings(database, samples, { now, signal: ended })
      await backgroundDb
        .delete(jobs)
        .where(and(eq(jobs.source, sampleSource), sql`${jobs.seenAt} < ${now.toISOString()}`))
    })
    if (isDone) return
    await wait(lookAgainMs, undefined, signal ? { signal } : {})
  }
}
