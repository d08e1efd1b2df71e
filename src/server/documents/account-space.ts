import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/platform/database/open-database.ts'
import { users } from '#server/platform/database/schema/accounts.ts'
import { documentPhotos, documentVersions, letters, resumes } from '#server/platform/database/schema/documents.ts'
import { maximumAccountBytes } from '#shared/api/documents.ts'
import { AppError } from '#shared/errors.ts'
import { documentKinds } from '#shared/saved-document.ts'
import { documentTables } from './document-rows.ts'
import { removeDocument } from './document-store.ts'
import { dropUnusedPhotos } from './photos.ts'

/** Changes the documents of one account, one change at a time; one that would overfill it is taken back. */
export function changeWithinSpace<Result>(
  db: Database['db'],
  userId: string,
  change: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, userId)
    const before = await measureAccount(tx, userId)
    const result = await change(tx)
    const after = await measureAccount(tx, userId)
    // A full account may still shrink.
    if (after > maximumAccountBytes && after > before && !(await makeRoom(tx, userId))) throw accountIsFull()
    return result
  })
}

/** Keeps other changes of this account's documents waiting until the transaction ends. */
export async function holdAccount(tx: Queryable, userId: string): Promise<void> {
  const held = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  if (held.length === 0) throw new AppError('sign-in-required')
}

/** In bytes as the database stores them: documents, also the deleted ones, their versions, and photos. */
async function measureAccount(tx: Queryable, userId: string): Promise<number> {
  let total = 0
  for (const table of [resumes, letters, documentVersions]) {
    const bytes = sql<string>`coalesce(sum(pg_column_size(${table.content}) + pg_column_size(${table.look})), 0)`
    const [row] = await tx.select({ bytes }).from(table).where(eq(table.userId, userId))
    total += Number(row?.bytes ?? 0)
  }
  const [photos] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${documentPhotos.size}), 0)` })
    .from(documentPhotos)
    .where(eq(documentPhotos.userId, userId))
  return total + Number(photos?.bytes ?? 0)
}

/** What the person deleted goes for good before they are told to delete more, the oldest first. */
async function makeRoom(tx: Queryable, userId: string): Promise<boolean> {
  const fits = async () => {
    await dropUnusedPhotos(tx, userId)
    return (await measureAccount(tx, userId)) <= maximumAccountBytes
  }
  if (await fits()) return true
  for (const document of await listDeleted(tx, userId)) {
    await removeDocument(tx, document)
    if (await fits()) return true
  }
  return false
}

async function listDeleted(tx: Queryable, userId: string) {
  const deleted = []
  for (const kind of documentKinds) {
    const { id, deletedAt, ...table } = documentTables[kind]
    const rows = await tx
      .select({ id, deletedAt })
      .from(documentTables[kind])
      .where(and(eq(table.userId, userId), isNotNull(deletedAt)))
      .orderBy(asc(deletedAt))
    deleted.push(...rows.map((row) => ({ kind, id: row.id, time: row.deletedAt?.getTime() ?? 0 })))
  }
  return deleted.sort((a, b) => a.time - b.time)
}

function accountIsFull(): AppError {
  const megabytes = maximumAccountBytes / 1024 / 1024
  return new AppError('too-large', {
    message: `Your account is full: documents, their earlier versions and photos may take up ${megabytes} MB. Delete documents you no longer need, then save again.`,
  })
}
