import type { ShelfDraft } from '#client/drafts/draft-shelf.ts'
import { isUnsent } from '#client/drafts/draft-shelf.ts'
import type { DocumentRow } from '#shared/api/documents.ts'
import { type DocumentKind, documentTitle } from '#shared/saved-document.ts'

/** A document in the list, wherever it is kept. */
export type ListedDocument = {
  id: string
  kind: DocumentKind
  title: string
  templateId: number | null
  /** UTC, ISO. */
  updatedAt: string
  /** Kept on this device; the picture and every change come from here then. */
  draft: ShelfDraft | undefined
  /** The account has it. */
  isInAccount: boolean
  /** Something of it is only on this device. */
  isUnsent: boolean
  /** Tells one state of it from the next, for its picture. */
  state: string
}

/** One list of the documents on this device and in the account, each once, preferring the device's version. */
export function mergeDocuments(drafts: readonly ShelfDraft[], rows: readonly DocumentRow[]): ListedDocument[] {
  const inAccount = new Set(rows.map(({ id }) => id))
  const onDevice = new Set(drafts.map(({ document }) => document.id))
  return [
    ...drafts.map((draft) => fromDraft(draft, inAccount.has(draft.document.id))),
    ...rows.filter(({ id }) => !onDevice.has(id)).map(fromRow),
  ]
}

function fromDraft(draft: ShelfDraft, isInAccount: boolean): ListedDocument {
  const { document } = draft
  const { id, kind, updatedAt, templateId = null, revision } = document
  return {
    ...{ id, kind, templateId, updatedAt, draft, isInAccount },
    title: documentTitle(document),
    isUnsent: isUnsent(draft),
    state: `device-${revision}`,
  }
}

function fromRow({ id, kind, title, templateId, updatedAt, revision }: DocumentRow): ListedDocument {
  return {
    ...{ id, kind, title, templateId, updatedAt },
    draft: undefined,
    isInAccount: true,
    isUnsent: false,
    state: `account-${revision}`,
  }
}

export const documentOrders = { edited: 'Last edited', title: 'Name' } as const
export type DocumentOrder = keyof typeof documentOrders

export function arrange(
  documents: readonly ListedDocument[],
  { order, search }: { order: DocumentOrder; search: string },
): ListedDocument[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = documents.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
  return found.sort((a, b) => {
    if (order === 'title') return a.title.localeCompare(b.title)
    return b.updatedAt.localeCompare(a.updatedAt)
  })
}
