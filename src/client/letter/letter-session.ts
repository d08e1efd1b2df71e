import type { Edit, LetterDocument } from '#client/drafts/document.ts'
import { useSessionOf } from '#client/editing/session/document-context.tsx'
import type { DocumentSession } from '#client/editing/session/document-session.ts'
import { useStore } from '#client/lib/store.ts'
import type { Letter } from '#engine/letter/letter.ts'
import type { LetterDesign } from '#engine/letter/letter-design.ts'
import { designLikeResume, type ResumeLook } from './design-like-resume.ts'

export type LetterSession = DocumentSession<LetterDocument>

export function useLetterSession(): LetterSession {
  return useSessionOf('letter')
}

export function useLetterDocument(): LetterDocument {
  return useStore(useLetterSession().store, ({ document }) => document)
}

export function useLetterActions() {
  const { store } = useLetterSession()
  return {
    setLetter: (changes: Partial<Letter>, edit: Edit) =>
      store.update((document) => ({ ...document, letter: { ...document.letter, ...changes } }), edit),
    setDesign: (changes: Partial<LetterDesign>, edit: Edit) =>
      store.update((document) => ({ ...document, design: { ...document.design, ...changes } }), edit),
    rename: (title: string) =>
      store.update((document) => ({ ...document, title }), { label: 'Rename', merge: 'title' }),
    setTemplate: (templateId: number, look: ResumeLook | undefined, wore: ResumeLook | undefined) =>
      store.update(
        (document) => ({
          ...document,
          templateId,
          design: look ? designLikeResume(document.design, look, wore) : document.design,
        }),
        { label: 'Change letterhead' },
      ),
  }
}
