// The documents of one kind that are kept on this device for the person who uses it now.
import type { DocumentKind, DocumentOf, ResumeDocument, SavedDocument } from '#shared/saved-document.ts'
import { type DraftShelf, isFor } from './draft-shelf.ts'

export type Drafts<Document extends SavedDocument = ResumeDocument> = {
  /** Newest first. */
  list: () => Promise<Document[]>
  load: (id: string) => Promise<Document | undefined>
  /** `base` is the revision this one was made from; if storage has a newer one, nothing is written. */
  save: (document: Document, base: number) => Promise<{ kind: 'saved' } | { kind: 'conflict'; stored: Document }>
  remove: (id: string) => Promise<void>
}

type DraftsOptions<Kind extends DocumentKind> = {
  shelf: DraftShelf
  kind: Kind
  /** The account in use, if any. */
  account?: () => string | undefined
}

export function createDrafts<Kind extends DocumentKind>({
  shelf,
  kind,
  account = () => undefined,
}: DraftsOptions<Kind>): Drafts<DocumentOf<Kind>> {
  const isOfKind = (document: SavedDocument): document is DocumentOf<Kind> => document.kind === kind
  return {
    list: async () => {
      const drafts = await shelf.list()
      return drafts
        .filter((draft) => isFor(account(), draft))
        .map(({ document }) => document)
        .filter(isOfKind)
    },
    load: async (id) => {
      const draft = await shelf.find(id)
      return draft && isFor(account(), draft) && isOfKind(draft.document) ? draft.document : undefined
    },
    save: async (document, base) => {
      const result = await shelf.save(document, base)
      if (result.kind === 'saved') return result
      const { stored } = result
      if (isOfKind(stored)) return { kind: 'conflict', stored }
      throw new TypeError(`A ${stored.kind} goes by the id of this ${kind}`)
    },
    remove: (id) => shelf.remove(id),
  }
}
