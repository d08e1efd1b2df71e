import type { Queryable } from '#server/platform/database/open-database.ts'
import { documentTitle, type SavedDocument } from '#shared/saved-document.ts'
import { toDocument } from './document-rows.ts'
import { listDocumentRows, requireDocument } from './document-store.ts'
import { putPhotoIn } from './photos.ts'
import { listVersionRows, requireVersion } from './version-store.ts'

type VersionExport = { cause: string; createdAt: string; document: SavedDocument }

/** All documents of an account as named files: each document, followed by its earlier versions. */
export async function collectExport(
  db: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const rows = await listDocumentRows(db, { userId, deleted: false, now })
  for (const [index, { id }] of rows.entries()) {
    const stored = await requireDocument(db, { id, userId, deleted: true })
    const document = toDocument(await putPhotoIn(db, stored))
    const name = `documents/${String(index + 1).padStart(3, '0')} ${fileName(documentTitle(document))}`
    files[`${name}.json`] = JSON.stringify(document, null, 2)
    const versions = await collectVersions(db, document, userId)
    if (versions.length > 0) files[`${name}, earlier versions.json`] = JSON.stringify(versions, null, 2)
  }
  return files
}

async function collectVersions(db: Queryable, { id, kind }: SavedDocument, userId: string): Promise<VersionExport[]> {
  const versions: VersionExport[] = []
  for (const { id: versionId } of await listVersionRows(db, { documentId: id, kind, userId })) {
    const { cause, createdAt, ...version } = await requireVersion(db, { documentId: id, versionId, userId })
    const document = toDocument(await putPhotoIn(db, { ...version, id, kind, updatedAt: createdAt }))
    versions.push({ cause, createdAt: createdAt.toISOString(), document })
  }
  return versions
}

/** Without what some systems refuse in a name, and without leaving the folder. */
function fileName(title: string): string {
  const safe = title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').replace(/\s+/g, ' ')
  return safe.replace(/^[ .]+|[ .]+$/g, '').slice(0, 80) || 'Document'
}
