// Photos are kept once in an account, by their hash: a copy of a document or a version of it costs no second photo.
import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { documentPhotos } from '#server/platform/database/schema/documents.ts'
import { AppError } from '#shared/errors.ts'
import type { SavedDocument } from '#shared/saved-document.ts'

export type Photo = { hash: string; data: string }

/** The document as stored in its row, and the photo that is stored separately. */
export function takePhotoOut<Document extends SavedDocument>(document: Document): [Document, Photo | null]
export function takePhotoOut(document: SavedDocument): [SavedDocument, Photo | null] {
  if (document.kind !== 'resume') return [document, null]
  const { profileImage: data, ...personalInfo } = document.resume.personalInfo
  if (!data) return [document, null]
  const hash = createHash('sha256').update(data).digest('hex')
  return [
    { ...document, resume: { ...document.resume, personalInfo } },
    { hash, data },
  ]
}

export async function keepPhoto(tx: Queryable, userId: string, { hash, data }: Photo): Promise<void> {
  await tx.insert(documentPhotos).values({ userId, hash, data, size: data.length }).onConflictDoNothing()
}

type WithPhoto = { userId: string; photo: string | null; content: unknown }

/** The row with its photo where a document has it. */
export async function putPhotoIn<Row extends WithPhoto>(db: Queryable, row: Row): Promise<Row> {
  if (row.photo === null) return row
  const [photo] = await db
    .select({ data: documentPhotos.data })
    .from(documentPhotos)
    .where(and(eq(documentPhotos.userId, row.userId), eq(documentPhotos.hash, row.photo)))
  // A document without its photo would be saved again without it.
  if (!photo) throw new AppError('internal', { cause: new Error(`Photo ${row.photo} is not there`) })
  const content = asRecord(row.content)
  const personalInfo = { ...asRecord(content.personalInfo), profileImage: photo.data }
  return { ...row, content: { ...content, personalInfo } }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const isUnused = sql`
  NOT EXISTS (SELECT 1 FROM resumes WHERE resumes.user_id = document_photos.user_id AND resumes.photo = document_photos.hash)
  AND NOT EXISTS (
    SELECT 1 FROM document_versions
    WHERE document_versions.user_id = document_photos.user_id AND document_versions.photo = document_photos.hash
  )`

/** The account must be held: a save that is in progress has not referred to its photo yet. */
export async function dropUnusedPhotos(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(documentPhotos).where(and(eq(documentPhotos.userId, userId), isUnused))
}

export async function listOwnersOfUnusedPhotos(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ userId: documentPhotos.userId }).from(documentPhotos).where(isUnused)
  return rows.map(({ userId }) => userId)
}
