import type { Database } from '#server/platform/database/open-database.ts'
import type { SavedDocument } from '#shared/saved-document.ts'
import { changeWithinSpace } from './account-space.ts'
import { toDocument } from './document-rows.ts'
import { requireDocument, updateDocument } from './document-store.ts'
import { putPhotoIn } from './photos.ts'
import { keepVersion, requireVersion } from './version-store.ts'

type Restore = { userId: string; id: string; versionId: string; now: Date }

/** The document becomes what it was; what it is now is kept first, so that this can be taken back too. */
export function restoreVersion(db: Database['db'], { userId, id, versionId, now }: Restore): Promise<SavedDocument> {
  return changeWithinSpace(db, userId, async (tx) => {
    const stored = await requireDocument(tx, { userId, id, lock: true })
    const version = await requireVersion(tx, { documentId: id, versionId, userId })
    const { title, content, photo, templateId, look } = version
    await keepVersion(tx, stored, 'Before restore')
    const change = { title, content, photo, templateId, look, revision: stored.revision + 1, updatedAt: now }
    await updateDocument(tx, stored, { ...change, cause: 'Restored', causeSince: now })
    return toDocument(await putPhotoIn(tx, { ...stored, ...change }))
  })
}
