import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ContentEditor } from '#client/document/panels/content/content-editor.tsx'
import { useDocument, useDocumentActions } from '#client/document/store/document-context.tsx'
import { templateQuery } from '#client/document/templates/template-queries.ts'
import { resolveDesign } from '#engine/style/resolve-design.ts'

export type ContentPanelProps = { focusPath: string | undefined; onFocused: () => void }

export function ContentPanel({ focusPath, onFocused }: ContentPanelProps) {
  const resume = useDocument((document) => document.resume)
  const templateId = useDocument((document) => document.templateId)
  const style = useDocument((document) => document.style)
  const { setResume } = useDocumentActions()
  const { data: template } = useQuery(templateQuery(templateId))
  const design = useMemo(() => template && resolveDesign(template, style).design, [template, style])
  const order = useMemo(() => design && [...design.main, ...design.side], [design])
  return (
    <ContentEditor
      resume={resume}
      onChange={setResume}
      focusPath={focusPath}
      onFocused={onFocused}
      templateShowsLevels={design?.skillMarks}
      templateOrder={order}
    />
  )
}
