import { StyleEditor } from '#client/editing/panels/style/style-editor.tsx'
import { useDocument, useDocumentActions, useDocumentSession } from '#client/editing/session/document-context.tsx'
import { ChangeTemplate } from '#client/editing/template-choice/change-template.tsx'
import type { Template } from '#engine/templates/template.ts'

/** Another template, and what the person makes of it. */
export function DesignTab({ template }: { template: Template | undefined }) {
  const { autosave } = useDocumentSession()
  const style = useDocument((document) => document.style)
  const arrangement = useDocument((document) => document.resume.arrangement)
  const { setStyle, setArrangement } = useDocumentActions()
  return (
    <div className="grid grid-cols-1 gap-6">
      <ChangeTemplate />
      <StyleEditor
        template={template}
        style={style}
        onChange={setStyle}
        arrangement={arrangement}
        onArrange={setArrangement}
        onReset={() => setStyle({}, { label: 'Reset style' })}
        onSave={() => void autosave.flush()}
      />
    </div>
  )
}
