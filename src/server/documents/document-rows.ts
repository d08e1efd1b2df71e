// How a document is stored: what it says is its content; its style and the page's position are its look.
import { letters, resumes } from '#server/platform/database/schema/documents.ts'
import type { DocumentRow } from '#shared/api/documents.ts'
import { AppError } from '#shared/errors.ts'
import { readDocumentOf } from '#shared/read-document.ts'
import { type DocumentKind, type NameParts, nameDocument, type SavedDocument } from '#shared/saved-document.ts'

export type StoredDocument = typeof resumes.$inferSelect & { kind: DocumentKind }

/** The columns that hold what the person made. */
export type DocumentValues = Pick<StoredDocument, 'title' | 'content' | 'photo' | 'templateId' | 'look'>

// Both tables are made of the same columns; only their names differ, which no caller needs to know.
type DocumentTable = typeof resumes
export const documentTables: Record<DocumentKind, DocumentTable> = {
  resume: resumes,
  letter: letters as unknown as DocumentTable,
}

/** A document that still holds its photo has been through takePhotoOut first, which names the photo. */
export function toValues(document: SavedDocument, photo: string | null): DocumentValues {
  const { id, title, step } = document
  if (document.kind === 'resume') {
    const { templateId, style, otherStyles, resume } = document
    // Entitlements go by the resume's id: it is the document's own, whatever a browser says.
    return { title, templateId, photo, content: { ...resume, id }, look: { style, otherStyles, step } }
  }
  const { templateId = null, design, letter } = document
  return { title, templateId, photo, content: { ...letter, id }, look: { design, step } }
}

type Readable = Omit<DocumentValues, 'photo'> & Pick<StoredDocument, 'id' | 'kind' | 'revision' | 'updatedAt'>

/** Without its photo, unless putPhotoIn was asked for it. */
export function toDocument(row: Readable): SavedDocument {
  const { id, kind, title, templateId, content, look, revision, updatedAt } = row
  const document = readDocumentOf(kind, {
    ...(typeof look === 'object' ? look : {}),
    ...(templateId === null ? {} : { templateId }),
    [kind]: content,
    id,
    kind,
    title,
    revision,
    updatedAt: updatedAt.toISOString(),
  })
  if (!document) throw new AppError('internal', { cause: new Error(`Document ${id} cannot be read`) })
  return document
}

export type ListedDocument = Pick<
  StoredDocument,
  'id' | 'kind' | 'title' | 'templateId' | 'revision' | 'createdAt' | 'updatedAt' | 'deletedAt'
>

export function toRow(stored: ListedDocument, nameParts: NameParts): DocumentRow {
  const { id, kind, title, templateId, revision, createdAt, updatedAt, deletedAt } = stored
  return {
    id,
    kind,
    title: nameDocument(title, nameParts),
    templateId,
    revision,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  }
}
