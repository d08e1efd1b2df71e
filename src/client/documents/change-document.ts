// What the list does to a document: on the device where it is there, in the account otherwise.
import { openAccount } from '#client/drafts/account.ts'
import { accountApi } from '#client/drafts/account-api.ts'
import { openDevice } from '#client/drafts/device.ts'
import { newId } from '#client/lib/new-id.ts'
import { copyDocument, type SavedDocument } from '#shared/saved-document.ts'
import type { ListedDocument } from './listed-document.ts'

const now = () => new Date().toISOString()

/** Saves a version on the device, tells the other tabs, and syncs the account. */
async function keep(document: SavedDocument, base: number): Promise<void> {
  const { shelf, tabs } = openDevice()
  const kept = { ...document, revision: base + 1, updatedAt: now() }
  const result = await shelf.save(kept, base)
  if (result.kind === 'conflict') throw new Error('Just changed in another tab')
  tabs.post({ kind: 'saved', id: kept.id, revision: kept.revision })
  void openAccount().save(kept.id)
}

export async function renameDocument({ id, draft }: ListedDocument, title: string): Promise<void> {
  const present = draft && (await openDevice().shelf.find(id))
  if (!present) {
    await accountApi.rename(id, title)
    return
  }
  await keep({ ...present.document, title }, present.document.revision)
}

/** Resolves to the id of the copy. */
export async function duplicateDocument({ id, draft, title }: ListedDocument): Promise<string> {
  const copyId = newId()
  const present = draft && (await openDevice().shelf.find(id))
  if (!present) {
    await accountApi.duplicate(id, copyId)
    return copyId
  }
  const { cause: _first, ...copy } = copyDocument(present.document, copyId)
  await keep({ ...copy, title: `${title} (copy)`, cause: { name: 'Copied', at: now() } }, 0)
  return copyId
}

/** Resolves to the way back. */
export async function deleteDocument({ id, isInAccount }: ListedDocument): Promise<() => Promise<void>> {
  const { shelf } = openDevice()
  const present = await shelf.find(id)
  // The account first: without a connection nothing is deleted, and nothing comes back by itself later.
  if (isInAccount) await accountApi.delete(id)
  await shelf.remove(id)
  return async () => {
    if (isInAccount) await accountApi.undelete(id)
    if (!present) return
    await shelf.save(present.document, present.document.revision)
    if (present.mark) await shelf.mark(id, present.mark)
  }
}
