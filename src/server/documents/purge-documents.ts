import { and, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/open-database.ts'
import { documentVersions } from '#server/platform/database/schema/documents.ts'
import { documentKinds } from '#shared/saved-document.ts'
import { holdAccount } from './account-space.ts'
import { documentTables } from './document-rows.ts'
import { purgeDeleted, purgeTime } from './document-store.ts'
import { dropUnusedPhotos, listOwnersOfUnusedPhotos } from './photos.ts'

/** Removes for good what was deleted a month ago, versions of documents that are gone, and photos nobody shows. */
export async function purgeDocuments(db: Database['db'], now: Date): Promise<void> {
  for (const userId of await listOwnersOfOldTrash(db, now)) {
    await db.transaction((tx) => purgeDeleted(tx, { userId, now }))
  }
  await db.delete(documentVersions).where(sql`
    NOT EXISTS (SELECT 1 FROM resumes WHERE resumes.id = document_versions.document_id)
    AND NOT EXISTS (SELECT 1 FROM letters WHERE letters.id = document_versions.document_id)`)
  for (const userId of await listOwnersOfUnusedPhotos(db)) {
    await db.transaction(async (tx) => {
      await holdAccount(tx, userId)
      await dropUnusedPhotos(tx, userId)
    })
  }
}

async function listOwnersOfOldTrash(db: Database['db'], now: Date): Promise<Set<string>> {
  const owners = new Set<string>()
  for (const kind of documentKinds) {
    const { userId, deletedAt } = documentTables[kind]
    const rows = await db
      .selectDistinct({ userId })
      .from(documentTables[kind])
      .where(and(isNotNull(deletedAt), lte(deletedAt, purgeTime(now))))
    for (const row of rows) owners.add(row.userId)
  }
  return owners
}
