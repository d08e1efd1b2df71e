// Syncs this device's drafts with one account's documents. Nothing is ever overwritten that the other side has not
// seen: if both have changed, this device's version continues and the other is kept as a copy.
import { ApiError } from '#client/lib/api-error.ts'
import { createStore } from '#client/lib/store.ts'
import { copyDocument, documentTitle, type SavedDocument } from '#shared/saved-document.ts'
import type { AccountApi } from './account-api.ts'
import { type AccountMark, type DraftShelf, isFor, isUnsent, type ShelfDraft } from './draft-shelf.ts'
import type { RemoteDocuments, RemoteState } from './remote-save.ts'
import type { TabChannel } from './tab-channel.ts'

/** One document changed in two places: the version that keeps its name, and the copy kept next to it. */
export type Conflict = { mine: SavedDocument; other: SavedDocument }

export type AccountSyncDeps = {
  userId: string
  api: Pick<AccountApi, 'list' | 'get' | 'put'>
  shelf: DraftShelf
  /** A channel of its own, so that the document open in this very tab hears it too. */
  tabs: TabChannel
  newId: () => string
  /** Lets one tab at a time do its work on a document. */
  withLock: (name: string, work: () => Promise<void>) => Promise<void>
  onConflict: (conflict: Conflict) => void
  /** The server does not know who this is any more. */
  onSignedOut: () => void
}

export type AccountSync = RemoteDocuments & {
  /** Sends what the account lacks, and fetches what it has newer of the documents on this device. */
  run: () => Promise<void>
  /** Takes over what the server has just made of a document. */
  adopt: (document: SavedDocument) => Promise<void>
  /** Something waits for the server to answer again. */
  isOffline: () => boolean
}

const attempts = 5

export function createAccountSync(deps: AccountSyncDeps): AccountSync {
  const { userId, api, shelf, tabs } = deps
  /** The account's state for every document; emits on each change. */
  const turn = createStore(0)
  const saved = new Map<string, number>()
  const troubles = new Map<string, RemoteState>()
  /** The copies this tab made, by the document they were kept from, while nobody has touched them. */
  const copies = new Map<string, { id: string; revision: number }>()

  const tell = () => turn.setState(turn.getState() + 1)

  const noteSaved = (id: string, revision: number) => {
    saved.set(id, revision)
    troubles.delete(id)
    tell()
  }

  const save = (id: string): Promise<void> =>
    deps.withLock(`candid-document:${id}`, async () => {
      try {
        await send(id)
      } catch (error) {
        troubles.set(id, troubleOf(error))
        tell()
        if (error instanceof ApiError && error.status === 401) deps.onSignedOut()
      }
    })

  const send = async (id: string): Promise<void> => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const draft = await shelf.find(id)
      if (!draft || !isFor(userId, draft)) return
      const { document, mark } = draft
      if (!isUnsent(draft)) return noteSaved(id, document.revision)
      const result = await api.put(withNewCause(draft), mark?.revision ?? 0)
      if (result.kind === 'saved') {
        await shelf.mark(id, markOf(document, { userId, revision: result.revision }))
        return noteSaved(id, document.revision)
      }
      await keepOther(document, result.stored)
      await shelf.mark(id, { ...markOf(document, { userId, revision: result.stored.revision }), savedRevision: -1 })
    }
    throw new Error('This document keeps changing elsewhere')
  }

  /** Somebody writing on two devices at once gets one copy that follows the other device, not one for every word. */
  const keepOther = async (mine: SavedDocument, stored: SavedDocument): Promise<void> => {
    const before = copies.get(mine.id)
    const present = before && (await shelf.find(before.id))
    const isUntouched = present !== undefined && present.document.revision === before?.revision
    const id = isUntouched ? before.id : deps.newId()
    const base = isUntouched ? before.revision : 0
    const other = {
      ...copyDocument(stored, id),
      title: `${documentTitle(stored)} (changed elsewhere)`,
      revision: base + 1,
      cause: { name: 'Changed elsewhere', at: stored.updatedAt },
    }
    await shelf.save(other, base)
    copies.set(mine.id, { id, revision: other.revision })
    tabs.post({ kind: 'saved', id, revision: other.revision })
    if (!isUntouched) deps.onConflict({ mine, other })
    // Its own lock, and no waiting for it: the document itself comes first.
    void save(id)
  }

  const fetchNewer = async ({ document, mark }: ShelfDraft, revision: number): Promise<void> => {
    if (!mark || revision <= mark.revision) return
    const newer = await api.get(document.id)
    if (newer) await take(newer, document.revision)
  }

  /** Unless something was changed here since; then sending that settles it. */
  const take = async (newer: SavedDocument, ifRevision: number): Promise<void> => {
    const adopted = await shelf.adopt(newer, userId, { ifRevision })
    if (!adopted) return
    tabs.post({ kind: 'saved', id: adopted.id, revision: adopted.revision })
    noteSaved(adopted.id, adopted.revision)
  }

  const adopt = async (document: SavedDocument): Promise<void> => {
    const present = await shelf.find(document.id)
    // A list of what the account alone has would go on showing it as it was.
    if (!present) tell()
    else if (isUnsent(present)) await save(document.id)
    else await take(document, present.document.revision)
  }

  const run = async (): Promise<void> => {
    const mine = (await shelf.list()).filter((draft) => isFor(userId, draft))
    // Known before anything is asked, so that a page without a connection says what is true.
    for (const draft of mine.filter((draft) => !isUnsent(draft))) saved.set(draft.document.id, draft.document.revision)
    tell()
    // The oldest first: the account counts what came last as changed last.
    for (const draft of mine.filter(isUnsent).reverse()) await save(draft.document.id)
    const rows = new Map((await api.list()).map((row) => [row.id, row]))
    for (const draft of mine.filter((draft) => !isUnsent(draft))) {
      const { id, revision } = draft.document
      const row = rows.get(id)
      if (row) await fetchNewer(draft, row.revision)
      // Deleted on another device. Continuing to write here restores it.
      else await shelf.remove(id, { ifRevision: revision })
    }
  }

  const runOnce = async (): Promise<void> => {
    try {
      await run()
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) deps.onSignedOut()
    }
  }

  let running: Promise<void> | undefined

  return {
    save,
    adopt,
    run: () => {
      running ??= runOnce().finally(() => {
        running = undefined
      })
      return running
    },
    isOffline: () => [...troubles.values()].some(({ kind }) => kind === 'offline'),
    stateOf: ({ id, revision }) => {
      if ((saved.get(id) ?? 0) >= revision) return { kind: 'saved' }
      return troubles.get(id) ?? { kind: 'waiting' }
    },
    subscribe: turn.subscribe,
  }
}

function markOf({ revision, cause }: SavedDocument, account: Pick<AccountMark, 'userId' | 'revision'>): AccountMark {
  return { ...account, savedRevision: revision, ...(cause ? { causeAt: cause.at } : {}) }
}

/** A cause names one version: once it was sent, what follows is ordinary editing. */
function withNewCause({ document, mark }: ShelfDraft): SavedDocument {
  if (!document.cause || document.cause.at !== mark?.causeAt) return document
  const { cause: _sent, ...rest } = document
  return rest
}

/** Refused for good is what the server says no to; everything else passes. */
function troubleOf(error: unknown): RemoteState {
  if (!(error instanceof ApiError)) return { kind: 'offline' }
  if (error.status === 401) {
    return { kind: 'refused', reason: 'You’re signed out. Sign in again to save this to your account.' }
  }
  const passes = error.status >= 500 || error.status === 429
  if (passes) return { kind: 'offline' }
  return { kind: 'refused', reason: error.reason ?? 'Your account couldn’t save this document.' }
}
