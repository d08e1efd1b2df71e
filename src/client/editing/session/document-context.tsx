import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Edit, ResumeDocument } from '#client/drafts/document.ts'
import { type Readable, useStore } from '#client/lib/store.ts'
import { arrange } from '#engine/edit/sections.ts'
import type { Arrangement, Resume } from '#engine/resume/resume.ts'
import type { CustomStyle } from '#engine/style/style.ts'
import type { DocumentKind } from '#shared/saved-document.ts'
import type { AnySession, DocumentSession } from './document-session.ts'
import type { DocumentState, DocumentStore } from './document-store.ts'
import type { SaveState } from './save-state.ts'
import { switchTemplate } from './switch-template.ts'

const SessionContext = createContext<AnySession | undefined>(undefined)

type DocumentProviderProps = { session: AnySession; children: ReactNode }

/** Gives the parts of a page the document it edits. */
export function DocumentProvider({ session, children }: DocumentProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>
}

/** The open document, whichever kind it is of. */
export function useAnySession(): AnySession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('There is no DocumentProvider above this component')
  return session
}

/** The open document, which must be of this kind. */
export function useSessionOf<Kind extends DocumentKind>(kind: Kind): Extract<AnySession, { kind: Kind }> {
  const session = useAnySession()
  if (!isOf(session, kind)) throw new Error(`The open document is a ${session.kind} and not a ${kind}`)
  return session
}

function isOf<Kind extends DocumentKind>(
  session: AnySession,
  kind: Kind,
): session is Extract<AnySession, { kind: Kind }> {
  return session.kind === kind
}

/** The open resume. */
export function useDocumentSession(): DocumentSession {
  return useSessionOf('resume')
}

/** A part of the open resume. The selector must give a part that is there, not make a new object. */
export function useDocument<T>(selector: (document: ResumeDocument) => T): T {
  return useStore(useDocumentSession().store, ({ document }) => selector(document))
}

type DocumentActions = Pick<DocumentStore, 'update' | 'note' | 'replace' | 'undo' | 'redo'> & {
  setResume: (resume: Resume, edit: Edit) => void
  setStyle: (style: CustomStyle, edit: Edit) => void
  setArrangement: (change: Partial<Arrangement>, edit: Edit) => void
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
      setArrangement: (change, edit) =>
        update((document) => ({ ...document, resume: arrange(document.resume, change) }), edit),
      setTemplate: (templateId) =>
        update((document) => switchTemplate(document, templateId), { label: 'Switch template' }),
      rename: (title) => update((document) => ({ ...document, title }), { label: 'Rename', merge: 'title' }),
    }
  }, [store])
}

type UndoLabels = Pick<DocumentState, 'undoLabel' | 'redoLabel'>

/** What undo and redo would do; undefined if there is nothing. */
export function useUndoLabels(): UndoLabels {
  const store: Readable<UndoLabels> = useAnySession().store
  return {
    undoLabel: useStore(store, (state) => state.undoLabel),
    redoLabel: useStore(store, (state) => state.redoLabel),
  }
}

export function useSaveState(): SaveState {
  return useStore(useAnySession().autosave)
}
