import { useQuery } from '@tanstack/react-query'
import { StyleEditor } from '#client/editing/panels/style/style-editor.tsx'
import { useDocument, useDocumentActions } from '#client/editing/session/document-context.tsx'
import { useSaveDocument } from '#client/editing/session/use-save-document.ts'
import { templateQuery } from '#client/templates/template-queries.ts'
import type { CustomStyle } from '#engine/style/style.ts'

const noChanges: CustomStyle = {}

export function StylePanel() {
  const templateId = useDocument((document) => document.templateId)
  const style = useDocument((document) => document.style)
  const arrangement = useDocument((document) => document.resume.arrangement)
  const { setStyle, setArrangement } = useDocumentActions()
  const { data: template } = useQuery(templateQuery(templateId))
  const save = useSaveDocument()
  return (
    <StyleEditor
      template={template}
      style={style}
      onChange={setStyle}
      arrangement={arrangement}
      onArrange={setArrangement}
      onReset={() => setStyle(noChanges, { label: 'Reset style' })}
      onSave={save}
    />
  )
}
