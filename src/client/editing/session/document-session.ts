// A document that is open in this tab: its store and the saving of it. The same for resumes and letters.
import { type Device, type DraftPlace, draftPlaceOf } from '#client/drafts/device.ts'
import type { RemoteSave } from '#client/drafts/remote-save.ts'
import type { DocumentKind, DocumentOf, ResumeDocument, SavedDocument } from '#shared/saved-document.ts'
import { type Autosave, startAutosave } from './autosave.ts'
import { createDocumentStore, type DocumentStore } from './document-store.ts'

export type DocumentSession<Document extends SavedDocument = ResumeDocument> = {
  kind: Document['kind']
  store: DocumentStore<Document>
  autosave: Autosave
  /** Writes what is left and lets go. */
  close: () => void
}

/** Of whichever kind. */
export type AnySession = { [Kind in DocumentKind]: DocumentSession<DocumentOf<Kind>> }[DocumentKind]

type SessionDeps<Document extends SavedDocument = ResumeDocument> = {
  device: Device
  newId: () => string
  /** Milliseconds since 1970. */
  now: () => number
  remote?: RemoteSave | undefined
  onCopyKept?: ((copy: Document) => void) | undefined
}

export function openSession<Kind extends DocumentKind>(
  document: DocumentOf<Kind> & { kind: Kind },
  deps: SessionDeps<DocumentOf<Kind>>,
): DocumentSession<DocumentOf<Kind>> {
  return open<DocumentOf<Kind>>(document, draftPlaceOf(deps.device, document.kind), deps)
}

function open<Document extends SavedDocument>(
  document: Document,
  place: DraftPlace<Document>,
  { device, now, newId, remote, onCopyKept }: SessionDeps<Document>,
): DocumentSession<Document> {
  const store = createDocumentStore(document, { now })
  const autosave = startAutosave(store, {
    drafts: place.drafts,
    safetyCopies: device.safetyCopies,
    tabs: device.tabs,
    now: () => new Date(now()).toISOString(),
    newId,
    later: (work) => setTimeout(work),
    remote,
    onCopyKept,
  })
  // A sample that was only looked at isn't a document yet: it counts from the first change.
  let last = document.revision > 0 ? document.id : undefined
  if (last !== undefined) place.last.write(last)
  const stopNoting = store.subscribe(() => {
    const { id } = store.getState().document
    if (id !== last) place.last.write(id)
    last = id
  })
  const stopWatching = watchPage(autosave)
  return {
    kind: document.kind,
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
