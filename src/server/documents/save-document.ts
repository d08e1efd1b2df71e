import type { Database, Queryable } from '#server/platform/database/open-database.ts'
import { maximumDocuments, type SentDocument } from '#shared/api/documents.ts'
import { AppError } from '#shared/errors.ts'
import { documentKinds, type SavedDocument, sayTheSame } from '#shared/saved-document.ts'
import { changeWithinSpace } from './account-space.ts'
import { type DocumentValues, type StoredDocument, toDocument, toValues } from './document-rows.ts'
import { countDocuments, insertDocument, lockDocument, updateDocument } from './document-store.ts'
import { keepPhoto, putPhotoIn, takePhotoOut } from './photos.ts'
import { keepVersion } from './version-store.ts'

export type SaveRequest = {
  userId: string
  document: SentDocument
  /** The revision this one was made from; 0 if it was made from none. */
  baseRevision: number
  now: Date
}

export type SaveResult = { revision: number; updatedAt: Date }

/** Changes of one cause within this time are one version. */
const versionTime = 10 * 60 * 1000

/** Of two saves made from the same revision exactly one is taken; the other is told what is there now. */
export function saveDocument(db: Database['db'], request: SaveRequest): Promise<SaveResult> {
  return changeWithinSpace(db, request.userId, async (tx) => {
    const { kind, id } = request.document
    const stored = (await lockDocument(tx, kind, id)) ?? (await create(tx, request))
    if ('isNew' in stored) return stored
    if (stored.userId !== request.userId) throw new AppError('not-found')
    return change(tx, stored, request)
  })
}

type Created = SaveResult & { isNew: true }

async function create(
  tx: Queryable,
  { userId, document, baseRevision, now }: SaveRequest,
): Promise<Created | StoredDocument> {
  const { kind, id } = document
  for (const other of documentKinds.filter((name) => name !== kind)) {
    const taken = await lockDocument(tx, other, id)
    if (taken) throw new AppError(taken.userId === userId ? 'invalid-request' : 'not-found')
  }
  await requireRoom(tx, userId)
  const revision = baseRevision + 1
  const cause = document.cause?.name ?? 'Created'
  const values = await keepValues(tx, userId, document)
  const isNew = await insertDocument(tx, { ...values, kind, id, userId, revision, cause, now })
  if (isNew) return { isNew, revision, updatedAt: now }
  // Another save of this document came in between; it is written by now.
  const stored = await lockDocument(tx, kind, id)
  if (!stored) throw new AppError('conflict')
  return stored
}

async function change(
  tx: Queryable,
  stored: StoredDocument,
  { document, baseRevision, userId, now }: SaveRequest,
): Promise<SaveResult> {
  const before = toDocument(stored)
  const isDeleted = stored.deletedAt !== null
  const isSame = isStoredAs(stored, document)
  if (isSame && !isDeleted) return { revision: stored.revision, updatedAt: stored.updatedAt }
  // Somebody who keeps writing in a document deleted elsewhere wants to keep it; the old state becomes a version.
  if (stored.revision !== baseRevision && !isDeleted) {
    throw new AppError('conflict', { stored: toDocument(await putPhotoIn(tx, stored)) })
  }
  if (isDeleted) await requireRoom(tx, userId)

  const cause = causeOf(before, document)
  const continues = !isDeleted && continuesVersion(stored, cause, now)
  if (!continues) await keepVersion(tx, stored)
  const revision = stored.revision + 1
  await updateDocument(tx, stored, {
    ...(await keepValues(tx, userId, document)),
    ...(continues ? {} : { cause, causeSince: now }),
    revision,
    updatedAt: now,
    deletedAt: null,
  })
  return { revision, updatedAt: now }
}

/** A repeated save is recognised by what would be in the table. */
function isStoredAs(stored: StoredDocument, sent: SentDocument): boolean {
  const [document, photo] = takePhotoOut(sent)
  const hash = photo?.hash ?? null
  return stored.photo === hash && sayTheSame(toDocument(stored), toDocument({ ...stored, ...toValues(document, hash) }))
}

async function keepValues(tx: Queryable, userId: string, sent: SentDocument): Promise<DocumentValues> {
  const [document, photo] = takePhotoOut(sent)
  if (photo) await keepPhoto(tx, userId, photo)
  return toValues(document, photo?.hash ?? null)
}

function causeOf(before: SavedDocument, document: SentDocument): string {
  if (document.cause) return document.cause.name
  return before.templateId === document.templateId ? 'Edited' : 'Template changed'
}

/** Typing continues in the version it began; the first minutes of a new document are one version too. */
function continuesVersion(stored: StoredDocument, cause: string, now: Date): boolean {
  if (now.getTime() - stored.causeSince.getTime() >= versionTime) return false
  return cause === stored.cause || (cause === 'Edited' && stored.cause === 'Created')
}

export async function requireRoom(tx: Queryable, userId: string): Promise<void> {
  if ((await countDocuments(tx, userId)) < maximumDocuments) return
  throw new AppError('too-large', {
    message: `An account can hold up to ${maximumDocuments} documents. Delete one you no longer need, then save again.`,
  })
}
