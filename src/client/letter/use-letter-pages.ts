import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePageEngine } from '#client/preview/page-engine.ts'
import { type PagesState, useComposedPages } from '#client/preview/use-pages.ts'
import { templateQuery } from '#client/templates/template-queries.ts'
import { useLetterDocument } from './letter-session.ts'

/** The template whose letterhead a letter wears that has not chosen one. */
export const usualTemplateId = 1

/** The letter on paper, in the same frame as the change. */
export function useLetterPages(): PagesState {
  const { letter, design, templateId = usualTemplateId } = useLetterDocument()
  const { data: template } = useQuery({ ...templateQuery(templateId), placeholderData: (before) => before })
  const engine = usePageEngine()
  return useComposedPages(
    useMemo(() => template && engine?.composeLetter(letter, { design, template }), [engine, letter, design, template]),
  )
}
