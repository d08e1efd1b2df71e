import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePeekedStyle } from '#client/editing/panels/style/style-peek.ts'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { type PagesState, usePages } from '#client/preview/use-pages.ts'
import { templateQuery } from '#client/templates/template-queries.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Template } from '#engine/templates/template.ts'
import { withoutBlanks, withoutEmptyCategories } from './slots.ts'

export type WizardPages = { state: PagesState; resume: Resume; template: Template | undefined }

/** The pages of what is written so far, without the places that are still empty. */
export function useWizardPages({ isBeingWritten = false } = {}): WizardPages {
  const templateId = useDocument((document) => document.templateId)
  const written = useDocument((document) => document.resume)
  const style = usePeekedStyle(useDocument((document) => document.style))
  const resume = useMemo(() => {
    const filled = withoutBlanks(written)
    return isBeingWritten ? withoutEmptyCategories(filled) : filled
  }, [written, isBeingWritten])
  const { data: template } = useQuery({ ...templateQuery(templateId), placeholderData: (before) => before })
  return { state: usePages({ resume, style }, template), resume, template }
}
