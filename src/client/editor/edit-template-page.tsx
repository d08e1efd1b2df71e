import { useOpenDocument } from '#client/editing/open/use-open-document.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { EditorWorkspace } from './editor-workspace.tsx'
import './editor.css'

export function EditTemplatePage() {
  const open = useOpenDocument({ sampleWhenNameless: true })
  return (
    <div className="editor flex grow flex-col">
      <h1 className="sr-only">Edit template</h1>
      {open.status === 'opening' ? (
        <EditorSkeleton />
      ) : (
        // Another document starts with nothing of the one before: no open card, no marked spot.
        <DocumentProvider key={open.session.store.getState().document.id} session={open.session}>
          <EditorWorkspace origin={open.origin} isMissing={open.isMissing} problem={open.problem} />
        </DocumentProvider>
      )}
    </div>
  )
}
