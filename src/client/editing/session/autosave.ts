// Writes every change of a store to this device at once, one write at a time, the latest version last.
import { DraftError } from '#client/drafts/draft-database.ts'
import type { RemoteSave } from '#client/drafts/remote-save.ts'
import { TYPING_COPY_LIMIT } from '#client/drafts/safety-copy.ts'
import { createStore, type Readable } from '#client/lib/store.ts'
import type { SavedDocument } from '#shared/saved-document.ts'
import { type AutosaveDeps, createWriter } from './create-writer.ts'
import { type DocumentStore, sameContent } from './document-store.ts'
import type { SaveState } from './save-state.ts'

export type Autosave = Readable<SaveState> & {
  /** Writes again after a failure; resolves once nothing is left to write here or it failed. The account follows. */
  flush: () => Promise<void>
  /** The same for a document that nobody has changed: by it a sample becomes a document of the person's own. */
  keep: () => Promise<void>
  /** The page is going away: keeps what is not written yet. False if that was not possible. */
  keepRest: () => boolean
  /** Looks whether another tab saved something newer while this one slept. */
  refresh: () => Promise<void>
  stop: () => void
}

const elsewhere = { label: 'Changes made elsewhere', merge: 'elsewhere' }

export function startAutosave<Document extends SavedDocument>(
  store: DocumentStore<Document>,
  deps: AutosaveDeps<Document>,
): Autosave {
  const { drafts, safetyCopies, tabs, remote } = deps
  const current = () => store.getState().document
  const savedState = () => describeSaved(current(), remote)
  const shown = createStore<SaveState>(savedState())
  const write = createWriter(store, deps)
  let known = current()
  let isDirty = false
  let isScheduled = false
  let writing: Promise<void> | undefined

  const keepCopy = (limit?: number) => safetyCopies.keep({ base: current().revision, document: current() }, limit)

  const writeAll = async (): Promise<void> => {
    while (isDirty) {
      isDirty = false
      if (shown.getState().kind !== 'saving') shown.setState({ kind: 'saving' })
      try {
        await write()
      } catch (error) {
        isDirty = true
        keepCopy()
        shown.setState({ kind: 'failed', reason: error instanceof DraftError ? error.reason : 'failed' })
        return
      }
    }
    safetyCopies.clear(current().id)
    shown.setState(savedState())
  }

  const start = (): Promise<void> => {
    writing ??= writeAll().finally(() => {
      writing = undefined
    })
    return writing
  }

  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    deps.later(() => {
      isScheduled = false
      if (isDirty) void start()
    })
  }

  const onChange = () => {
    const document = current()
    const isSame = sameContent(known, document)
    known = document
    if (isSame) return
    isDirty = true
    if (writing) keepCopy(TYPING_COPY_LIMIT)
    else schedule()
  }

  const adoptNewer = async (revision: number): Promise<void> => {
    if (isDirty || writing || revision <= current().revision) return
    const stored = await drafts.load(current().id)
    if (!stored || isDirty || writing || stored.revision <= current().revision) return
    known = stored
    store.adopt(stored, elsewhere)
    shown.setState(savedState())
  }

  const flush = async (): Promise<void> => {
    await (isDirty ? start() : writing)
    // Not waited for: what is on the device is safe, and a server may take its time.
    if (shown.getState().kind !== 'failed') void remote?.flush(current())
  }

  const stops = [
    store.subscribe(onChange),
    remote?.subscribe(() => {
      if (!isDirty && !writing) shown.setState(savedState())
    }),
    tabs.listen((message) => {
      // A tab that cannot read has its own version still; the next save settles it.
      if (message.id === current().id) adoptNewer(message.revision).catch(() => undefined)
    }),
  ]
  // The account may have it already, or lack it since a day without a connection.
  if (known.revision > 0) void remote?.flush(known)

  return {
    getState: shown.getState,
    subscribe: shown.subscribe,
    flush,
    keep: () => {
      if (current().revision === 0) isDirty = true
      return flush()
    },
    keepRest: () => (isDirty || writing ? keepCopy() : true),
    refresh: () => adoptNewer(Number.POSITIVE_INFINITY).catch(() => undefined),
    stop: () => {
      for (const stop of stops) stop?.()
    },
  }
}

function describeSaved(document: SavedDocument, remote: RemoteSave | undefined): SaveState {
  const at = document.updatedAt
  if (document.revision === 0) return { kind: 'unchanged' }
  const account = remote?.stateOf(document) ?? { kind: 'off' }
  if (account.kind === 'refused') return { kind: 'refused', at, advice: account.reason }
  if (account.kind === 'saved' || account.kind === 'offline') return { kind: account.kind, at }
  return account.kind === 'waiting' ? { kind: 'saving' } : { kind: 'on-device', at }
}
