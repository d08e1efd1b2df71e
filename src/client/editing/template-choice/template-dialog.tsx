import { useDocument, useDocumentActions } from '#client/editing/session/document-context.tsx'
import { isBlank } from '#engine/resume/is-blank.ts'
import { type OpenState, TemplatePicker } from './template-picker.tsx'

/** Another look for the same words. What was changed under the template before comes back with it. */
export function TemplateDialog(props: OpenState) {
  const current = useDocument((document) => document.templateId)
  const resume = useDocument((document) => document.resume)
  // A sample is not theirs, and a blank page shows nothing: the pictures are the templates' own people.
  const isMineFirst = useDocument((document) => document.revision > 0 && !isBlank(document.resume))
  const { setTemplate } = useDocumentActions()
  return (
    <TemplatePicker
      {...props}
      title="Change template"
      description="Your words stay the same. You can undo this anytime."
      current={current}
      own={{ resume, isFirst: isMineFirst }}
      onChoose={setTemplate}
    />
  )
}
