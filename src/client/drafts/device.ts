// What this tab has of the browser for keeping documents; opened once.
import type { DocumentKind, DocumentOf, SavedDocument } from '#shared/saved-document.ts'
import type { LetterDocument, ResumeDocument } from './document.ts'
import { type DraftShelf, openDraftShelf } from './draft-shelf.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { createSafetyCopies, type SafetyCopies } from './safety-copy.ts'
import { openTabChannel, type TabChannel } from './tab-channel.ts'

type Memory = { read: () => string | undefined; write: (value: string | undefined) => void }

export type Device = {
  /** Resumes. */
  drafts: Drafts<ResumeDocument>
  letters: Drafts<LetterDocument>
  /** All of them, with what an account has of each. */
  shelf: DraftShelf
  safetyCopies: SafetyCopies
  tabs: TabChannel
  /** The resume this browser had open last. */
  lastDocument: Memory
  lastLetter: Memory
  /** Who is signed in, as far as this browser knows: kept so that their documents are there without a connection. */
  account: Memory
  /** Removes what is kept beside a document, under whichever name that ends with its own. */
  forgetBeside: (documentId: string) => void
}

/** The drafts of one kind, and which of them was open last. */
export type DraftPlace<Document extends SavedDocument> = { drafts: Drafts<Document>; last: Memory }

export function draftPlaceOf<Kind extends DocumentKind>(
  { drafts, letters, lastDocument, lastLetter }: Device,
  kind: Kind,
): DraftPlace<DocumentOf<Kind>> {
  const places: { [Each in DocumentKind]: DraftPlace<DocumentOf<Each>> } = {
    resume: { drafts, last: lastDocument },
    letter: { drafts: letters, last: lastLetter },
  }
  return places[kind]
}

/** By what a browser keeps data in; without that there is one for the page. */
const devices = new Map<IDBFactory | undefined, Device>()

export function openDevice(): Device {
  const factory: IDBFactory | undefined = globalThis.indexedDB
  const device = devices.get(factory) ?? createDevice({ factory, storage: openStorage() })
  devices.set(factory, device)
  return device
}

export function createDevice({
  factory,
  storage,
}: {
  factory: IDBFactory | undefined
  storage: Storage | undefined
}): Device {
  const shelf = openDraftShelf(factory)
  const account = remember(storage, 'candid-account')
  return {
    drafts: createDrafts({ shelf, kind: 'resume', account: account.read }),
    letters: createDrafts({ shelf, kind: 'letter', account: account.read }),
    shelf,
    safetyCopies: createSafetyCopies(storage),
    tabs: openTabChannel(),
    lastDocument: remember(storage, 'candid-last-document'),
    lastLetter: remember(storage, 'candid-last-letter'),
    account,
    forgetBeside: (documentId) => {
      for (const key of Object.keys(storage ?? {})) if (key.endsWith(`-${documentId}`)) storage?.removeItem(key)
    },
  }
}

/** One text in the browser's storage; where there is no room for it, it is known as long as the page is there. */
function remember(storage: Storage | undefined, key: string): Memory {
  let unsaved: { value: string | undefined } | undefined
  return {
    read: () => (unsaved ? unsaved.value : (storage?.getItem(key) ?? undefined)),
    write: (value) => {
      unsaved = { value }
      try {
        if (value === undefined) storage?.removeItem(key)
        else storage?.setItem(key, value)
        if (storage) unsaved = undefined
      } catch {
        // Full: the newest draft stands in for the last one, and signing in is asked of the server anyway.
      }
    },
  }
}

/** Browsers that keep no data for a site throw at the mere question. */
function openStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
