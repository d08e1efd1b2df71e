import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { savedSearches } from '#server/platform/database/schema/jobs.ts'
import { maxSavedSearches, type SavedSearch, savedSearchSchema } from '#shared/api/tracked-jobs.ts'
import { AppError } from '#shared/errors.ts'

export async function listSavedSearches(db: Queryable, userId: string): Promise<SavedSearch[]> {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), savedSearches.id)
  return rows.map(({ search }) => savedSearchSchema.parse(search))
}

export async function saveSearch(db: Queryable, userId: string, given: SavedSearch): Promise<SavedSearch> {
  const [others] = await db
    .select({ count: count() })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), ne(savedSearches.id, given.id)))
  if ((others?.count ?? 0) >= maxSavedSearches) {
    throw new AppError('conflict', { message: `You can save at most ${maxSavedSearches} searches.` })
  }
  const [written] = await db
    .insert(savedSearches)
    .values({ id: given.id, userId, search: given, createdAt: new Date(given.createdAt) })
    .onConflictDoUpdate({
      target: savedSearches.id,
      set: { search: given },
      setWhere: eq(savedSearches.userId, userId),
    })
    .returning({ search: savedSearches.search })
  // The id belongs to somebody else; that is not for this caller to know.
  if (!written) throw new AppError('conflict')
  return savedSearchSchema.parse(written.search)
}

export async function deleteSavedSearch(db: Queryable, userId: string, id: string): Promise<void> {
  await db.delete(savedSearches).where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)))
}
