import type { Drafts } from '#client/drafts/drafts.ts'
import type { RemoteSave } from '#client/drafts/remote-save.ts'
import type { SafetyCopies } from '#client/drafts/safety-copy.ts'
import type { TabChannel } from '#client/drafts/tab-channel.ts'
import { copyDocument, documentTitle, type SavedDocument, sayTheSame } from '#shared/saved-document.ts'
import type { DocumentStore } from './document-store.ts'

export type AutosaveDeps<Document extends SavedDocument> = {
  drafts: Drafts<Document>
  safetyCopies: SafetyCopies
  tabs: TabChannel
  /** UTC, ISO. */
  now: () => string
  newId: () => string
  /** Puts work off until the change is on the screen. */
  later: (work: () => void) => void
  /** The account's copy, where there is an account. */
  remote?: RemoteSave | undefined
  /** Called with the copy that was kept when two tabs had changed the document. */
  onCopyKept?: ((copy: Document) => void) | undefined
}

/** Writes the version on the screen; a newer one in storage that says something else is kept beside it. */
export function createWriter<Document extends SavedDocument>(
  store: DocumentStore<Document>,
  { drafts, tabs, remote, now, newId, onCopyKept }: AutosaveDeps<Document>,
): () => Promise<void> {
  const keepOther = async (stored: Document) => {
    const title = `${documentTitle(stored)} (changed in another tab)`
    const copy = { ...copyDocument(stored, newId()), title, revision: 1 }
    await drafts.save(copy, 0)
    onCopyKept?.(copy)
  }

  const finish = (document: Document) => {
    const { id, revision, updatedAt } = document
    store.note((present) => ({ ...present, revision, updatedAt }))
    tabs.post({ kind: 'saved', id, revision })
    remote?.queue(document)
  }

  return async () => {
    let base = store.getState().document.revision
    for (;;) {
      const document = { ...store.getState().document, revision: base + 1, updatedAt: now() }
      const result = await drafts.save(document, base)
      if (result.kind === 'saved') return finish(document)
      if (!sayTheSame(result.stored, document)) await keepOther(result.stored)
      base = result.stored.revision
    }
  }
}
