// Everything kept on this device: resumes and letters, each with a note of what an account has of it.
import * as z from 'zod'
import { readDocument } from '#shared/read-document.ts'
import type { SavedDocument } from '#shared/saved-document.ts'
import { openDraftDatabase } from './draft-database.ts'

/** Whose a draft is, and which version of it the account has. */
const accountMarkSchema = z.object({
  userId: z.string(),
  /** The account's own count of saves: what the next save is made from. */
  revision: z.number().int().nonnegative(),
  /** The revision on this device that the account has; below the draft's own, there is something to send. */
  savedRevision: z.number().int(),
  /** The last cause that was sent. */
  causeAt: z.string().optional(),
})
export type AccountMark = z.infer<typeof accountMarkSchema>

export type ShelfDraft = { document: SavedDocument; mark: AccountMark | undefined }

type DraftSave = { kind: 'saved' } | { kind: 'conflict'; stored: SavedDocument }

export type DraftShelf = {
  /** Newest first, of every account. */
  list: () => Promise<ShelfDraft[]>
  find: (id: string) => Promise<ShelfDraft | undefined>
  /** `base` is the revision this one was made from; if storage has a newer one, nothing is written. */
  save: (document: SavedDocument, base: number) => Promise<DraftSave>
  /** Notes what the account has; nothing happens to a draft that is gone. */
  mark: (id: string, mark: AccountMark) => Promise<void>
  /** Replaces this version with the account's, unless this one has changed since it was read. */
  adopt: (
    document: SavedDocument,
    userId: string,
    options: { ifRevision: number },
  ) => Promise<SavedDocument | undefined>
  remove: (id: string, options?: { ifRevision?: number }) => Promise<void>
  close: () => void
}

/** Whether the account lacks something of this draft. */
export function isUnsent({ document, mark }: ShelfDraft): boolean {
  return !mark || mark.savedRevision < document.revision
}

/** A guest's drafts are for everybody who uses the browser; an account's only for its owner. */
export function isFor(userId: string | undefined, { mark }: ShelfDraft): boolean {
  return !mark || mark.userId === userId
}

export function openDraftShelf(factory: IDBFactory | undefined): DraftShelf {
  const database = openDraftDatabase(factory)

  /** Reading and writing in one transaction: no other tab can save in between. */
  const change = <T>(id: string, work: (row: unknown) => { result: T; put?: object; isGone?: boolean }): Promise<T> =>
    database.run<T>('readwrite', (table, finish) => {
      const request = table.get(id)
      request.onsuccess = () => {
        const { result, put, isGone } = work(request.result)
        finish(result)
        if (isGone) table.delete(id)
        if (put) table.put(put)
        table.transaction.commit()
      }
    })

  return {
    list: async () => {
      const rows = await database.run<unknown[]>('readonly', (table, finish) => {
        const request = table.getAll()
        request.onsuccess = () => finish(request.result)
      })
      const drafts = rows.flatMap((row) => readRow(row) ?? [])
      return drafts.sort((a, b) => compareText(b.document.updatedAt, a.document.updatedAt))
    },
    find: async (id) => {
      const row = await database.run<unknown>('readonly', (table, finish) => {
        const request = table.get(id)
        request.onsuccess = () => finish(request.result)
      })
      return readRow(row)
    },
    save: (document, base) =>
      change<DraftSave>(document.id, (row) => {
        const stored = revisionOf(row) > base ? readDocument(row) : undefined
        if (stored) return { result: { kind: 'conflict', stored } }
        return { result: { kind: 'saved' }, put: withMark(document, readMark(row)) }
      }),
    mark: (id, mark) =>
      change<void>(id, (row) => {
        const draft = readRow(row)
        return draft ? { result: undefined, put: withMark(draft.document, mark) } : { result: undefined }
      }),
    adopt: (document, userId, { ifRevision }) =>
      change<SavedDocument | undefined>(document.id, (row) => {
        const present = Math.max(0, revisionOf(row))
        if (present !== ifRevision) return { result: undefined }
        const revision = present + 1
        const adopted = { ...document, revision }
        const mark = { userId, revision: document.revision, savedRevision: revision }
        return { result: adopted, put: withMark(adopted, mark) }
      }),
    remove: (id, { ifRevision } = {}) =>
      change<void>(id, (row) => ({
        result: undefined,
        isGone: ifRevision === undefined || revisionOf(row) === ifRevision,
      })),
    close: () => database.close(),
  }
}

/** The note is stored among the document's fields, and ignored when a document is read. */
function withMark(document: SavedDocument, account: AccountMark | undefined): object {
  return account ? { ...document, account } : document
}

function readMark(row: unknown): AccountMark | undefined {
  if (typeof row !== 'object' || row === null || !('account' in row)) return undefined
  return accountMarkSchema.safeParse(row.account).data
}

function readRow(row: unknown): ShelfDraft | undefined {
  const document = readDocument(row)
  return document && { document, mark: readMark(row) }
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function revisionOf(row: unknown): number {
  if (typeof row !== 'object' || row === null || !('revision' in row)) return -1
  return typeof row.revision === 'number' ? row.revision : -1
}
