import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Edit, ResumeDocument } from '#client/drafts/document.ts'
import { TooltipProvider } from '#client/ui/tooltip.tsx'
import type { Resume } from '#engine/resume/resume.ts'
import type { CustomStyle } from '#engine/style/style.ts'
import type { DocumentSession } from './document-session.ts'
import type { DocumentStore } from './document-store.ts'
import type { SaveState } from './save-state.ts'
import { switchTemplate } from './switch-template.ts'

const SessionContext = createContext<DocumentSession | undefined>(undefined)

export type DocumentProviderProps = { session: DocumentSession; children: ReactNode }

/** Gives the parts of a page the document it edits. */
export function DocumentProvider({ session, children }: DocumentProviderProps) {
  return (
    <SessionContext value={session}>
      <TooltipProvider>{children}</TooltipProvider>
    </SessionContext>
  )
}

export function useDocumentSession(): DocumentSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('There is no DocumentProvider above this component')
  return session
}

/** A part of the document. The selector must give a part that is there, not make a new object. */
export function useDocument<T>(selector: (document: ResumeDocument) => T): T {
  const { store } = useDocumentSession()
  const select = () => selector(store.getState().document)
  return useSyncExternalStore(store.subscribe, select, select)
}

export type DocumentActions = Pick<DocumentStore, 'update' | 'note' | 'replace' | 'undo' | 'redo'> & {
  setResume: (resume: Resume, edit: Edit) => void
  setStyle: (style: CustomStyle, edit: Edit) => void
  setTemplate: (templateId: number) => void
  rename: (title: string) => void
}

/** The same functions at every render. */
export function useDocumentActions(): DocumentActions {
  const { store } = useDocumentSession()
  return useMemo(() => {
    const { update, note, replace, undo, redo } = store
    return {
      update,
      note,
      replace,
      undo,
      redo,
      setResume: (resume, edit) =>
        update((document) => (document.resume === resume ? document : { ...document, resume }), edit),
      setStyle: (style, edit) =>
        update((document) => (document.style === style ? document : { ...document, style }), edit),
      setTemplate: (templateId) =>
        update((document) => switchTemplate(document, templateId), { label: 'Switch template' }),
      rename: (title) => update((document) => ({ ...document, title }), { label: 'Rename', merge: 'title' }),
    }
  }, [store])
}

/** What undo and redo would do; undefined where there is nothing. */
export function useUndoLabels(): { undoLabel: string | undefined; redoLabel: string | undefined } {
  const { store } = useDocumentSession()
  const undoLabel = useSyncExternalStore(
    store.subscribe,
    () => store.getState().undoLabel,
    () => undefined,
  )
  const redoLabel = useSyncExternalStore(
    store.subscribe,
    () => store.getState().redoLabel,
    () => undefined,
  )
  return { undoLabel, redoLabel }
}

export function useSaveState(): SaveState {
  const { autosave } = useDocumentSession()
  return useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getState)
}
