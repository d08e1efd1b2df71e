// The documents kept on this device.
import type { ResumeDocument } from '../document.ts'
import { openDraftDatabase } from './draft-database.ts'
import { readDocument } from './read-document.ts'

export type DraftSave = { kind: 'saved' } | { kind: 'conflict'; stored: ResumeDocument }

export type Drafts = {
  /** Newest first. */
  list: () => Promise<ResumeDocument[]>
  load: (id: string) => Promise<ResumeDocument | undefined>
  /** `base` is the revision this one was made from; if storage has a newer one, nothing is written. */
  save: (document: ResumeDocument, base: number) => Promise<DraftSave>
  remove: (id: string) => Promise<void>
  close: () => void
}

export function createDrafts(factory: IDBFactory | undefined): Drafts {
  const database = openDraftDatabase(factory)
  return {
    list: async () => {
      const stored = await database.run<unknown[]>('readonly', (table, finish) => {
        const request = table.getAll()
        request.onsuccess = () => finish(request.result)
      })
      return stored.flatMap((value) => readDocument(value) ?? []).sort((a, b) => compareText(b.updatedAt, a.updatedAt))
    },
    load: async (id) => {
      const stored = await database.run<unknown>('readonly', (table, finish) => {
        const request = table.get(id)
        request.onsuccess = () => finish(request.result)
      })
      return readDocument(stored)
    },
    // Reading and writing in one transaction: no other tab can save in between.
    save: (document, base) =>
      database.run<DraftSave>('readwrite', (table, finish) => {
        const request = table.get(document.id)
        request.onsuccess = () => {
          const stored = revisionOf(request.result) > base ? readDocument(request.result) : undefined
          if (stored) return finish({ kind: 'conflict', stored })
          finish({ kind: 'saved' })
          table.put(document)
          table.transaction.commit()
        }
      }),
    remove: (id) =>
      database.run<void>('readwrite', (table, finish) => {
        table.delete(id).onsuccess = () => finish()
      }),
    close: () => database.close(),
  }
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function revisionOf(stored: unknown): number {
  if (typeof stored !== 'object' || stored === null || !('revision' in stored)) return -1
  return typeof stored.revision === 'number' ? stored.revision : -1
}
