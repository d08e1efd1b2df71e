import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { templateQuery } from '#client/templates/template-queries.ts'
import { resolveDesign } from '#engine/style/resolve-design.ts'
import { useDocument, useDocumentActions } from '../../session/document-context.tsx'
import { ContentEditor, type ContentEditorProps } from './content-editor.tsx'

type DocumentContentProps = Pick<ContentEditorProps, 'focusPath' | 'onFocused'>

/** The content editor on the document that is open, in the order its template shows things. */
export function DocumentContent(props: DocumentContentProps) {
  const resume = useDocument((document) => document.resume)
  const templateId = useDocument((document) => document.templateId)
  const style = useDocument((document) => document.style)
  const { setResume } = useDocumentActions()
  const { data: template } = useQuery(templateQuery(templateId))
  const design = useMemo(() => template && resolveDesign(template, style).design, [template, style])
  const order = useMemo(() => design && [...design.main, ...design.side], [design])
  return <ContentEditor {...props} resume={resume} onChange={setResume} templateOrder={order} />
}
