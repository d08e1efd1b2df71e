// Writes every change of a store to this device at once, one write at a time, the latest version last.
import type { ResumeDocument } from '../document.ts'
import { copyDocument, documentTitle } from '../new-document.ts'
import { type DocumentStore, sameContent } from '../store/document-store.ts'
import { DraftError } from './draft-database.ts'
import type { Drafts } from './drafts.ts'
import type { RemoteSave } from './remote-save.ts'
import { type SafetyCopies, sayTheSame, TYPING_COPY_LIMIT } from './safety-copy.ts'
import type { SaveState } from './save-state.ts'
import type { TabChannel } from './tab-channel.ts'

export type AutosaveDeps = {
  drafts: Drafts
  safetyCopies: SafetyCopies
  tabs: TabChannel
  /** UTC, ISO. */
  now: () => string
  newId: () => string
  /** Puts work off until the change is on the screen. */
  later: (work: () => void) => void
  /** The account's copy, where there is an account. */
  remote?: RemoteSave | undefined
  /** Told of what was kept beside the document when two tabs had changed it. */
  onCopyKept?: ((copy: ResumeDocument) => void) | undefined
}

export type Autosave = {
  getState: () => SaveState
  subscribe: (listener: () => void) => () => void
  /** Writes again after a failure; resolves once nothing is left to write or it failed. */
  flush: () => Promise<void>
  /** The page is going away: keeps what is not written yet. False if that was not possible. */
  keepRest: () => boolean
  /** Looks whether another tab saved something newer while this one slept. */
  refresh: () => Promise<void>
  stop: () => void
}

const otherTab = { label: 'Changes in another tab', merge: 'other-tab' }

export function startAutosave(store: DocumentStore, deps: AutosaveDeps): Autosave {
  const { drafts, safetyCopies, tabs, remote } = deps
  const current = () => store.getState().document
  const listeners = new Set<() => void>()
  let known = current()
  let isDirty = false
  let isScheduled = false
  let writing: Promise<void> | undefined
  let state: SaveState = known.revision === 0 ? { kind: 'unchanged' } : { kind: 'on-device', at: known.updatedAt }

  const show = (next: SaveState) => {
    state = next
    for (const notify of [...listeners]) notify()
  }

  const noteRevision = (document: ResumeDocument) => {
    store.note((now) => ({ ...now, revision: document.revision, updatedAt: document.updatedAt }))
  }

  const keepOther = async (stored: ResumeDocument) => {
    const title = `${documentTitle(stored)} (changed in another tab)`
    const copy = { ...copyDocument(stored, deps.newId()), title, revision: 1 }
    await drafts.save(copy, 0)
    deps.onCopyKept?.(copy)
  }

  /** The version on the screen goes on; a newer one in storage that says something else is kept beside it. */
  const write = async (): Promise<void> => {
    let base = current().revision
    for (;;) {
      const document = { ...current(), revision: base + 1, updatedAt: deps.now() }
      const result = await drafts.save(document, base)
      if (result.kind === 'saved') return finish(document)
      if (!sayTheSame(result.stored, document)) await keepOther(result.stored)
      base = result.stored.revision
    }
  }

  const finish = (document: ResumeDocument) => {
    noteRevision(document)
    tabs.post({ kind: 'saved', id: document.id, revision: document.revision })
    remote?.queue(document)
  }

  const writeAll = async (): Promise<void> => {
    while (isDirty) {
      isDirty = false
      if (state.kind !== 'saving') show({ kind: 'saving' })
      try {
        await write()
      } catch (error) {
        isDirty = true
        safetyCopies.keep({ base: current().revision, document: current() })
        show({ kind: 'failed', reason: error instanceof DraftError ? error.reason : 'failed' })
        return
      }
    }
    safetyCopies.clear(current().id)
    show(savedState())
  }

  const savedState = (): SaveState => {
    const at = current().updatedAt
    return remote?.hasSaved(current().revision) ? { kind: 'saved', at } : { kind: 'on-device', at }
  }

  const start = (): Promise<void> => {
    writing ??= writeAll().finally(() => {
      writing = undefined
    })
    return writing
  }

  const onChange = () => {
    const document = current()
    const isSame = sameContent(known, document)
    known = document
    if (isSame) return
    isDirty = true
    if (writing) safetyCopies.keep({ base: document.revision, document }, TYPING_COPY_LIMIT)
    else schedule()
  }

  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    deps.later(() => {
      isScheduled = false
      if (isDirty) void start()
    })
  }

  const adoptNewer = async (revision: number): Promise<void> => {
    if (isDirty || writing || revision <= current().revision) return
    const stored = await drafts.load(current().id)
    if (!stored || isDirty || writing || stored.revision <= current().revision) return
    known = stored
    store.adopt(stored, otherTab)
    show(savedState())
  }

  const stopStore = store.subscribe(onChange)
  const stopRemote = remote?.subscribe(() => {
    if (!isDirty && !writing) show(savedState())
  })
  const stopTabs = tabs.listen((message) => {
    // A tab that cannot read has its own version still; the next save settles it.
    if (message.id === current().id) adoptNewer(message.revision).catch(() => undefined)
  })

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    flush: () => (isDirty ? start() : (writing ?? Promise.resolve())),
    keepRest: () => {
      if (!isDirty && !writing) return true
      return safetyCopies.keep({ base: current().revision, document: current() })
    },
    refresh: () => adoptNewer(Number.POSITIVE_INFINITY).catch(() => undefined),
    stop: () => {
      stopStore()
      stopTabs()
      stopRemote?.()
    },
  }
}
