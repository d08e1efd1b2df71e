import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { documentVersions } from '#server/platform/database/schema/documents.ts'
import { maximumVersions } from '#shared/api/documents.ts'
import { AppError } from '#shared/errors.ts'
import { type DocumentKind, nameDocument } from '#shared/saved-document.ts'
import type { StoredDocument } from './document-rows.ts'
import { nameColumns, readNameParts } from './name-columns.ts'

export type StoredVersion = typeof documentVersions.$inferSelect

/** Fifty large versions of one document must not fill the account. Photos are stored elsewhere, once each. */
const maximumCharacters = 8 * 1024 * 1024

/** Keeps what a document is now, before it becomes something else. */
export async function keepVersion(tx: Queryable, stored: StoredDocument, cause = stored.cause): Promise<void> {
  const { id: documentId, userId, title, content, photo, templateId, look, revision, updatedAt } = stored
  await tx.insert(documentVersions).values({
    id: randomUUID(),
    size: JSON.stringify(content).length + JSON.stringify(look).length,
    createdAt: updatedAt,
    ...{ documentId, userId, cause, title, content, photo, templateId, look, revision },
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

type VersionsOf = { documentId: string; kind: DocumentKind; userId: string }

/** Newest first, each under the name it had. */
export async function listVersionRows(
  db: Queryable,
  { documentId, kind, userId }: VersionsOf,
): Promise<VersionListing[]> {
  const { id, cause, title, content, templateId, revision, createdAt } = documentVersions
  const rows = await db
    .select({ id, cause, title, templateId, revision, createdAt, ...nameColumns(kind, content) })
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.userId, userId)))
    .orderBy(desc(revision), desc(createdAt), id)
  return rows.map(({ first, second, ...row }) => ({
    ...row,
    title: nameDocument(row.title, readNameParts(kind, { first, second })),
  }))
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
  if (!row) throw new AppError('not-found', { message: 'This version is no longer available.' })
  return row
}
