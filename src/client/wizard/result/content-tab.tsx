import { useMemo } from 'react'
import { ContentEditor } from '#client/document/panels/content/content-editor.tsx'
import { useDocument, useDocumentActions } from '#client/document/store/document-context.tsx'
import { resolveDesign } from '#engine/style/resolve-design.ts'
import type { Template } from '#engine/templates/template.ts'

export type ContentTabProps = {
  template: Template | undefined
  focusPath: string | undefined
  onFocused: () => void
}

export function ContentTab({ template, focusPath, onFocused }: ContentTabProps) {
  const resume = useDocument((document) => document.resume)
  const style = useDocument((document) => document.style)
  const { setResume } = useDocumentActions()
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
