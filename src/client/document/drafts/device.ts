// What this tab has of the browser for keeping documents; opened once.
import { createDrafts, type Drafts } from './drafts.ts'
import { createSafetyCopies, type SafetyCopies } from './safety-copy.ts'
import { openTabChannel, type TabChannel } from './tab-channel.ts'

export type Device = {
  drafts: Drafts
  safetyCopies: SafetyCopies
  tabs: TabChannel
  /** The document this browser had open last. */
  lastDocument: { read: () => string | undefined; write: (id: string) => void }
}

const LAST_DOCUMENT_KEY = 'candid-last-document'

let device: Device | undefined

export function openDevice(): Device {
  device ??= createDevice({ factory: globalThis.indexedDB, storage: openStorage() })
  return device
}

export function createDevice({
  factory,
  storage,
  tabs = openTabChannel(),
}: {
  factory: IDBFactory | undefined
  storage: Storage | undefined
  tabs?: TabChannel
}): Device {
  return {
    drafts: createDrafts(factory),
    safetyCopies: createSafetyCopies(storage),
    tabs,
    lastDocument: {
      read: () => storage?.getItem(LAST_DOCUMENT_KEY) ?? undefined,
      write: (id) => {
        try {
          storage?.setItem(LAST_DOCUMENT_KEY, id)
        } catch {
          // A full storage only costs the memory of which document was last; the newest draft stands in.
        }
      },
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
