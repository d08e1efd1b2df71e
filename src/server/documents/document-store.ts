import { and, count, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { documentVersions } from '#server/platform/database/schema/documents.ts'
import { type DocumentRow, keepDeletedDays } from '#shared/api/documents.ts'
import { AppError } from '#shared/errors.ts'
import { type DocumentKind, documentKinds } from '#shared/saved-document.ts'
import { type DocumentValues, documentTables, type StoredDocument, toRow } from './document-rows.ts'
import { nameColumns, readNameParts } from './name-columns.ts'

type Owned = { id: string; userId: string }

const day = 24 * 60 * 60 * 1000

/** The document with this id, whoever owns it, locked until the transaction ends. */
export async function lockDocument(tx: Queryable, kind: DocumentKind, id: string): Promise<StoredDocument | undefined> {
  const table = documentTables[kind]
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  return row && { ...row, kind }
}

type FindOptions = Owned & { deleted?: boolean; lock?: boolean }

/** The owner's document; to anybody else it does not exist. */
export async function requireDocument(
  db: Queryable,
  { id, userId, deleted = false, lock = false }: FindOptions,
): Promise<StoredDocument> {
  for (const kind of documentKinds) {
    const table = documentTables[kind]
    const isThere = deleted ? undefined : isNull(table.deletedAt)
    const query = db
      .select()
      .from(table)
      .where(and(eq(table.id, id), eq(table.userId, userId), isThere))
    const [row] = await (lock ? query.for('update') : query)
    if (row) return { ...row, kind }
  }
  throw new AppError('not-found', { message: 'This document isn’t in your account.' })
}

export async function countDocuments(db: Queryable, userId: string): Promise<number> {
  let total = 0
  for (const kind of documentKinds) {
    const table = documentTables[kind]
    const [row] = await db
      .select({ count: count() })
      .from(table)
      .where(and(eq(table.userId, userId), isNull(table.deletedAt)))
    total += row?.count ?? 0
  }
  return total
}

export type NewDocumentRow = DocumentValues & Owned & { kind: DocumentKind; revision: number; cause: string; now: Date }

/** False if a document of this id is there already. */
export async function insertDocument(db: Queryable, { kind, now, ...values }: NewDocumentRow): Promise<boolean> {
  const inserted = await db
    .insert(documentTables[kind])
    .values({ ...values, causeSince: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: documentTables[kind].id })
  return inserted.length > 0
}

type DocumentChange = Partial<
  DocumentValues & Pick<StoredDocument, 'revision' | 'cause' | 'causeSince' | 'updatedAt' | 'deletedAt'>
>

export async function updateDocument(
  db: Queryable,
  { kind, id }: Pick<StoredDocument, 'kind' | 'id'>,
  change: DocumentChange,
): Promise<void> {
  const table = documentTables[kind]
  await db.update(table).set(change).where(eq(table.id, id))
}

type ListOptions = { userId: string; deleted: boolean; now: Date }

/** Last changed first. */
export async function listDocumentRows(db: Queryable, options: ListOptions): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = []
  for (const kind of documentKinds) rows.push(...(await listKind(db, kind, options)))
  return rows.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id))
}

async function listKind(
  db: Queryable,
  kind: DocumentKind,
  { userId, deleted, now }: ListOptions,
): Promise<DocumentRow[]> {
  const table = documentTables[kind]
  const { id, title, content, templateId, revision, createdAt, updatedAt, deletedAt } = table
  const rows = await db
    .select({ id, title, templateId, revision, createdAt, updatedAt, deletedAt, ...nameColumns(kind, content) })
    .from(table)
    .where(and(eq(table.userId, userId), deleted ? gt(deletedAt, purgeTime(now)) : isNull(deletedAt)))
    .orderBy(desc(updatedAt))
  return rows.map((row) => toRow({ ...row, kind }, readNameParts(kind, row)))
}

/** Removes for good what was deleted a month ago, with everything it was before. */
export async function purgeDeleted(db: Queryable, { userId, now }: { userId: string; now: Date }): Promise<void> {
  for (const kind of documentKinds) {
    const table = documentTables[kind]
    const gone = await db
      .delete(table)
      .where(and(eq(table.userId, userId), isNotNull(table.deletedAt), lte(table.deletedAt, purgeTime(now))))
      .returning({ id: table.id })
    for (const { id } of gone) await db.delete(documentVersions).where(eq(documentVersions.documentId, id))
  }
}

/** Removes one document for good, with everything it was before. */
export async function removeDocument(db: Queryable, { kind, id }: Pick<StoredDocument, 'kind' | 'id'>): Promise<void> {
  const table = documentTables[kind]
  await db.delete(table).where(eq(table.id, id))
  await db.delete(documentVersions).where(eq(documentVersions.documentId, id))
}

export function purgeTime(now: Date): Date {
  return new Date(now.getTime() - keepDeletedDays * day)
}
