import { and, count, desc, eq, lte, ne, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { trackedJobs } from '#server/platform/database/schema/jobs.ts'
import { maxTrackedJobs, type TrackedJob, trackedJobSchema } from '#shared/api/tracked-jobs.ts'
import { AppError } from '#shared/errors.ts'

export async function listTrackedJobs(db: Queryable, userId: string): Promise<TrackedJob[]> {
  const rows = await db
    .select()
    .from(trackedJobs)
    .where(eq(trackedJobs.userId, userId))
    .orderBy(desc(trackedJobs.updatedAt), trackedJobs.id)
  return rows.map(toTrackedJob)
}

/** Keeps what a device says; of two devices the one that changed it last wins. */
export async function saveTrackedJob(db: Queryable, userId: string, given: TrackedJob): Promise<TrackedJob> {
  const [same] = await db
    .select()
    .from(trackedJobs)
    .where(and(eq(trackedJobs.userId, userId), eq(trackedJobs.jobId, given.job.id), ne(trackedJobs.id, given.id)))
  // Saved on two devices before they met: one entry is enough, and it keeps its id.
  if (same) return writeRow(db, userId, { ...given, id: same.id })
  await refuseTooMany(db, userId, given.id)
  return writeRow(db, userId, given)
}

async function writeRow(db: Queryable, userId: string, given: TrackedJob): Promise<TrackedJob> {
  const values = {
    id: given.id,
    userId,
    jobId: given.job.id,
    job: given.job,
    status: given.status,
    notes: given.notes,
    documents: given.documents,
    history: given.history,
    createdAt: new Date(given.createdAt),
    updatedAt: new Date(given.updatedAt),
  }
  const { id: _id, userId: _owner, createdAt: _created, ...changes } = values
  const [written] = await db
    .insert(trackedJobs)
    .values(values)
    .onConflictDoUpdate({
      target: trackedJobs.id,
      set: changes,
      setWhere: sql`${eq(trackedJobs.userId, userId)} AND ${lte(trackedJobs.updatedAt, values.updatedAt)}`,
    })
    .returning()
  if (written) return toTrackedJob(written)
  const [kept] = await db
    .select()
    .from(trackedJobs)
    .where(and(eq(trackedJobs.id, given.id), eq(trackedJobs.userId, userId)))
  // The id belongs to somebody else; that is not for this caller to know.
  if (!kept) throw new AppError('conflict')
  return toTrackedJob(kept)
}

async function refuseTooMany(db: Queryable, userId: string, id: string): Promise<void> {
  const [row] = await db
    .select({ count: count() })
    .from(trackedJobs)
    .where(and(eq(trackedJobs.userId, userId), ne(trackedJobs.id, id)))
  if ((row?.count ?? 0) < maxTrackedJobs) return
  throw new AppError('conflict', { message: `You can track at most ${maxTrackedJobs} jobs at once.` })
}

export async function deleteTrackedJob(db: Queryable, userId: string, id: string): Promise<void> {
  await db.delete(trackedJobs).where(and(eq(trackedJobs.id, id), eq(trackedJobs.userId, userId)))
}

function toTrackedJob(row: typeof trackedJobs.$inferSelect): TrackedJob {
  return trackedJobSchema.parse({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  })
}
