import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { documentVersions } from '#server/platform/database/schema/documents.ts'
import { maximumVersions } from '#shared/api/documents.ts'
import { AppError } from '#shared/errors.ts'
import type { StoredDocument } from './document-rows.ts'

export type StoredVersion = typeof documentVersions.$inferSelect

/** Photos travel with every version; fifty large ones must not fill the disk. */
const maximumCharacters = 24 * 1024 * 1024

/** Keeps what a document is now, before it becomes something else. */
export async function keepVersion(tx: Queryable, stored: StoredDocument, cause = stored.cause): Promise<void> {
  const { id: documentId, userId, title, content, templateId, look, revision, updatedAt } = stored
  await tx.insert(documentVersions).values({
    id: randomUUID(),
    size: JSON.stringify(content).length + JSON.stringify(look).length,
    createdAt: updatedAt,
    ...{ documentId, userId, cause, title, content, templateId, look, revision },
  })
  await dropOldVersions(tx, documentId)
}

async function dropOldVersions(tx: Queryable, documentId: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM document_versions WHERE id IN (
      SELECT id FROM (
        SELECT id,
          row_number() OVER newest AS place,
          sum(size) OVER newest AS total
        FROM document_versions WHERE document_id = ${documentId}
        WINDOW newest AS (ORDER BY revision DESC, created_at DESC, id)
      ) AS listed
      WHERE place > ${maximumVersions} OR (total > ${maximumCharacters} AND place > 1)
    )`)
}

type VersionListing = Pick<StoredVersion, 'id' | 'cause' | 'title' | 'templateId' | 'revision' | 'createdAt'>

/** Newest first. */
export async function listVersionRows(
  db: Queryable,
  { documentId, userId }: { documentId: string; userId: string },
): Promise<VersionListing[]> {
  const { id, cause, title, templateId, revision, createdAt } = documentVersions
  return db
    .select({ id, cause, title, templateId, revision, createdAt })
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.userId, userId)))
    .orderBy(desc(revision), desc(createdAt), id)
}

export async function requireVersion(
  db: Queryable,
  { documentId, versionId, userId }: { documentId: string; versionId: string; userId: string },
): Promise<StoredVersion> {
  const [row] = await db
    .select()
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.id, versionId),
        eq(documentVersions.documentId, documentId),
        eq(documentVersions.userId, userId),
      ),
    )
  if (!row) throw new AppError('not-found', { message: 'This version is not kept any more.' })
  return row
}
