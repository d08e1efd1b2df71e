import type { SavedDocument } from '#shared/saved-document.ts'
import type { DocumentSession } from './document-session.ts'
import { createDocumentStore } from './document-store.ts'

/** A document that is kept nowhere, for a form that is shown before the person's own is found. */
export function createUnsavedSession<Document extends SavedDocument>(document: Document): DocumentSession<Document> {
  const state = { kind: 'unchanged' } as const
  const done = () => Promise.resolve()
  return {
    kind: document.kind,
    store: createDocumentStore(document, { now: () => 0 }),
    autosave: {
      getState: () => state,
      subscribe: () => () => undefined,
      flush: done,
      keep: done,
      keepRest: () => true,
      refresh: done,
      stop: () => undefined,
    },
    close: () => undefined,
  }
}
