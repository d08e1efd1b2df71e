import { useAnySession } from './document-context.tsx'

/** Writes the document now. A sample that nobody changed becomes a document of the person's own by it. */
export function useSaveDocument(): () => void {
  const { autosave } = useAnySession()
  return autosave.keep
}
