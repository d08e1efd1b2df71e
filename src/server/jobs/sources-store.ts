import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { jobSources } from '#server/platform/database/schema/jobs.ts'
import type { JobResults } from '#shared/api/jobs.ts'

/** The sources out of those switched on that did not answer at their last turn. */
export async function listSilentSources(db: Queryable, names: readonly string[]): Promise<JobResults['silent']> {
  if (names.length === 0) return []
  const rows = await db
    .select({ source: jobSources.source, since: jobSources.failingSince })
    .from(jobSources)
    .where(and(inArray(jobSources.source, [...names]), isNotNull(jobSources.failingSince)))
  return rows.flatMap(({ source, since }) => (since ? [{ source, since: since.toISOString() }] : []))
}
