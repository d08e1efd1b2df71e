import { useCallback } from 'react'
import { useDocumentSession } from './document-context.tsx'

/** Writes the document now. A sample that nobody changed becomes a document of the person's own by it. */
export function useSaveDocument(): () => void {
  const { store, autosave } = useDocumentSession()
  return useCallback(() => {
    const isNew = store.getState().document.revision === 0
    // Autosave goes by what changed; of a new document nothing did.
    if (isNew) store.note((document) => ({ ...document, style: { ...document.style } }))
    void autosave.flush()
  }, [store, autosave])
}
