import { useQuery } from '@tanstack/react-query'
import { type PagesState, usePages } from '#client/preview/use-pages.ts'
import { templateQuery } from '#client/templates/template-queries.ts'
import type { Template } from '#engine/templates/template.ts'
import { usePeekedStyle } from './panels/style/style-peek.ts'
import { useDocument } from './session/document-context.tsx'

export type DocumentPages = PagesState & {
  template: Template | undefined
  /** The template could not be loaded; the reason why. */
  templateError: Error | null
}

/** The pages of the document this page edits. */
export function useDocumentPages(): DocumentPages {
  const templateId = useDocument((document) => document.templateId)
  const resume = useDocument((document) => document.resume)
  const style = usePeekedStyle(useDocument((document) => document.style))
  const { data: template, error } = useQuery({ ...templateQuery(templateId), placeholderData: (before) => before })
  return { ...usePages({ resume, style }, template), template, templateError: error }
}
