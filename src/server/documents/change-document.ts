// What the list of documents does to one of them.
import type { Database } from '#server/platform/database/open-database.ts'
import type { DocumentRow } from '#shared/api/documents.ts'
import { AppError } from '#shared/errors.ts'
import { copyDocument, documentTitle, namePartsOf } from '#shared/saved-document.ts'
import { changeWithinSpace } from './account-space.ts'
import { toDocument, toRow, toValues } from './document-rows.ts'
import { insertDocument, purgeDeleted, requireDocument, updateDocument } from './document-store.ts'
import { requireRoom } from './save-document.ts'

type Change = { userId: string; id: string; now: Date }

export function renameDocument(
  db: Database['db'],
  { title, now, ...owned }: Change & { title: string },
): Promise<DocumentRow> {
  return db.transaction(async (tx) => {
    const stored = await requireDocument(tx, { ...owned, lock: true })
    const parts = namePartsOf(toDocument(stored))
    if (stored.title === title) return toRow(stored, parts)
    const change = { title, revision: stored.revision + 1, updatedAt: now }
    await updateDocument(tx, stored, change)
    return toRow({ ...stored, ...change }, parts)
  })
}

type Duplicate = Change & { newId: string; title?: string | undefined }

export function duplicateDocument(
  db: Database['db'],
  { userId, id, newId, title, now }: Duplicate,
): Promise<DocumentRow> {
  return changeWithinSpace(db, userId, async (tx) => {
    const stored = await requireDocument(tx, { id, userId })
    await requireRoom(tx, userId)
    const original = toDocument(stored)
    const copy = { ...copyDocument(original, newId), title: title ?? `${documentTitle(original)} (copy)` }
    const { kind } = copy
    const inserted = await insertDocument(tx, {
      ...toValues(copy, stored.photo),
      ...{ kind, id: newId, userId, now },
      revision: 1,
      cause: 'Copied',
    })
    if (!inserted) throw new AppError('conflict')
    return toRow(
      { ...stored, id: newId, title: copy.title, revision: 1, createdAt: now, updatedAt: now },
      namePartsOf(copy),
    )
  })
}

/** Deleting twice is as good as once. */
export function deleteDocument(db: Database['db'], { userId, id, now }: Change): Promise<void> {
  return db.transaction(async (tx) => {
    const stored = await requireDocument(tx, { userId, id, deleted: true, lock: true })
    if (!stored.deletedAt) await updateDocument(tx, stored, { deletedAt: now })
    await purgeDeleted(tx, { userId, now })
  })
}

export function undeleteDocument(db: Database['db'], { userId, id }: Omit<Change, 'now'>): Promise<DocumentRow> {
  return db.transaction(async (tx) => {
    const stored = await requireDocument(tx, { userId, id, deleted: true, lock: true })
    if (stored.deletedAt) {
      await requireRoom(tx, userId)
      await updateDocument(tx, stored, { deletedAt: null })
    }
    return toRow({ ...stored, deletedAt: null }, namePartsOf(toDocument(stored)))
  })
}
