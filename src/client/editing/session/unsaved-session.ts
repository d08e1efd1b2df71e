import { newDocument } from '#client/drafts/new-document.ts'
import type { DocumentSession } from './document-session.ts'
import { createDocumentStore } from './document-store.ts'

/** An empty resume that is kept nowhere, for a form that is shown before the person's own is found. */
export function createUnsavedSession(): DocumentSession {
  const store = createDocumentStore(newDocument({ id: 'first-screen', now: '' }), { now: () => 0 })
  const state = { kind: 'unchanged' } as const
  const done = () => Promise.resolve()
  return {
    kind: 'resume',
    store,
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
