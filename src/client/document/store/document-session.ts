// A document that is open in this tab: its store and the saving of it.
import type { ResumeDocument } from '../document.ts'
import { type Autosave, startAutosave } from '../drafts/autosave.ts'
import type { Device } from '../drafts/device.ts'
import type { RemoteSave } from '../drafts/remote-save.ts'
import { createDocumentStore, type DocumentStore } from './document-store.ts'

export type DocumentSession = {
  store: DocumentStore
  autosave: Autosave
  /** Writes what is left and lets go. */
  close: () => void
}

export type SessionDeps = {
  device: Device
  newId: () => string
  /** Milliseconds since 1970. */
  now: () => number
  remote?: RemoteSave | undefined
  onCopyKept?: ((copy: ResumeDocument) => void) | undefined
}

export function openSession(document: ResumeDocument, deps: SessionDeps): DocumentSession {
  const { device, now, newId, remote, onCopyKept } = deps
  const store = createDocumentStore(document, { now })
  const autosave = startAutosave(store, {
    drafts: device.drafts,
    safetyCopies: device.safetyCopies,
    tabs: device.tabs,
    now: () => new Date(now()).toISOString(),
    newId,
    later: (work) => setTimeout(work),
    remote,
    onCopyKept,
  })
  // A sample that was only looked at is no document yet: it counts from the first change.
  let last = document.revision > 0 ? document.id : undefined
  if (last !== undefined) device.lastDocument.write(last)
  const stopNoting = store.subscribe(() => {
    const { id } = store.getState().document
    if (id !== last) device.lastDocument.write(id)
    last = id
  })
  const stopWatching = watchPage(autosave)
  return {
    store,
    autosave,
    close: () => {
      stopWatching()
      stopNoting()
      autosave.stop()
      void autosave.flush()
    },
  }
}

function watchPage(autosave: Autosave): () => void {
  const leave = () => {
    autosave.keepRest()
  }
  const change = () => {
    if (document.visibilityState === 'hidden') autosave.keepRest()
    else void autosave.refresh()
  }
  // Asked only where something would really be lost.
  const warn = (event: BeforeUnloadEvent) => {
    if (!autosave.keepRest()) event.preventDefault()
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('beforeunload', warn)
  document.addEventListener('visibilitychange', change)
  return () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('beforeunload', warn)
    document.removeEventListener('visibilitychange', change)
  }
}
