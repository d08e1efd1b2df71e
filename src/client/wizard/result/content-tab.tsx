import { ContentEditor } from '#client/document/panels/content/content-editor.tsx'
import { useDocument, useDocumentActions } from '#client/document/store/document-context.tsx'

export type ContentTabProps = {
  focusPath: string | undefined
  onFocused: () => void
}

export function ContentTab({ focusPath, onFocused }: ContentTabProps) {
  const resume = useDocument((document) => document.resume)
  const { setResume } = useDocumentActions()
  return <ContentEditor resume={resume} onChange={setResume} focusPath={focusPath} onFocused={onFocused} />
}
