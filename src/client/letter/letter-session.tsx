import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Edit, LetterDocument } from '#client/drafts/document.ts'
import type { DocumentSession } from '#client/editing/session/document-session.ts'
import { TooltipProvider } from '#client/ui/tooltip.tsx'
import type { Letter } from '#engine/letter/letter.ts'
import type { LetterDesign } from '#engine/letter/letter-design.ts'

export type LetterSession = DocumentSession<LetterDocument>

const SessionContext = createContext<LetterSession | undefined>(undefined)

export function LetterProvider({ session, children }: { session: LetterSession; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      <TooltipProvider>{children}</TooltipProvider>
    </SessionContext>
  )
}

export function useLetterSession(): LetterSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('There is no LetterProvider above this component')
  return session
}

export function useLetterDocument(): LetterDocument {
  const { store } = useLetterSession()
  const read = () => store.getState().document
  return useSyncExternalStore(store.subscribe, read, read)
}

export function useLetterActions() {
  const { store } = useLetterSession()
  return {
    setLetter: (changes: Partial<Letter>, edit: Edit) =>
      store.update((document) => ({ ...document, letter: { ...document.letter, ...changes } }), edit),
    setDesign: (changes: Partial<LetterDesign>, edit: Edit) =>
      store.update((document) => ({ ...document, design: { ...document.design, ...changes } }), edit),
    setTemplate: (templateId: number) =>
      store.update((document) => ({ ...document, templateId }), { label: 'Change letterhead' }),
  }
}
