import { and, eq, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { jobSources, jobs } from '#server/platform/database/schema/jobs.ts'
import type { JobResults } from '#shared/api/jobs.ts'

/** A process that dies in its turn holds the others up for this long. */
const leaseMs = 15 * 60_000

/** The sources out of those switched on that did not answer at their last turn. */
export async function listSilentSources(db: Queryable, names: readonly string[]): Promise<JobResults['silent']> {
  if (names.length === 0) return []
  const rows = await db
    .select({ source: jobSources.source, since: jobSources.failingSince })
    .from(jobSources)
    .where(and(inArray(jobSources.source, [...names]), isNotNull(jobSources.failingSince)))
  return rows.flatMap(({ source, since }) => (since ? [{ source, since: since.toISOString() }] : []))
}

/** Takes a source's turn, for this process alone; false if it is not due or another process has it. */
export async function takeTurn(db: Queryable, source: string, now: Date): Promise<boolean> {
  await db.insert(jobSources).values({ source, nextAt: now }).onConflictDoNothing()
  const taken = await db
    .update(jobSources)
    .set({ leasedUntil: new Date(now.getTime() + leaseMs) })
    .where(
      and(
        eq(jobSources.source, source),
        lte(jobSources.nextAt, now),
        or(isNull(jobSources.leasedUntil), lt(jobSources.leasedUntil, now)),
      ),
    )
    .returning({ source: jobSources.source })
  return taken.length === 1
}

/** Gives a turn back untaken. */
export async function releaseTurn(db: Queryable, source: string): Promise<void> {
  await db.update(jobSources).set({ leasedUntil: null }).where(eq(jobSources.source, source))
}

export async function endTurn(
  db: Queryable,
  source: string,
  { now, failure, everyHours }: { now: Date; failure: string | null; everyHours: number },
): Promise<void> {
  const everyMs = everyHours * 3_600_000
  if (failure === null) {
    await db
      .update(jobSources)
      .set({
        leasedUntil: null,
        nextAt: new Date(now.getTime() + everyMs),
        succeededAt: now,
        failingSince: null,
        failures: 0,
        note: null,
      })
      .where(eq(jobSources.source, source))
    return
  }
  // Ten minutes, then twice as long each time, but never longer than its regular interval.
  const backoff = sql`${now.toISOString()}::timestamptz + least(${everyMs / 1000}, 600 * power(2, least(${jobSources.failures}, 12))) * interval '1 second'`
  await db
    .update(jobSources)
    .set({
      leasedUntil: null,
      nextAt: backoff,
      failingSince: sql`coalesce(${jobSources.failingSince}, ${now.toISOString()}::timestamptz)`,
      failures: sql`${jobSources.failures} + 1`,
      note: failure,
    })
    .where(eq(jobSources.source, source))
}

/** After a complete fetch, listings it did not contain are gone. */
export async function removeUnseen(db: Queryable, source: string, before: Date): Promise<void> {
  await db.delete(jobs).where(and(eq(jobs.source, source), lt(jobs.seenAt, before)))
}

/** Listings too old to be open, or that their source has not shown for a while. */
export async function removeAged(db: Queryable, { now, oldestDays }: { now: Date; oldestDays: number }): Promise<void> {
  const oldest = new Date(now.getTime() - oldestDays * 86_400_000)
  const unseen = new Date(now.getTime() - 10 * 86_400_000)
  await db
    .delete(jobs)
    .where(
      and(eq(jobs.sample, false), or(lt(jobs.postedOn, oldest.toISOString().slice(0, 10)), lt(jobs.seenAt, unseen))),
    )
}

/** Listings of sources that were switched off. */
export async function removeOthers(db: Queryable, names: readonly string[]): Promise<void> {
  await db.delete(jobs).where(notInArray(jobs.source, [...names]))
}
