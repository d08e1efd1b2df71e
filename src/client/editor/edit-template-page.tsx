import { Suspense } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { WorkspaceFrame } from '#client/app/workspace-frame.tsx'
import { PaymentWarning } from '#client/billing/paywall/payment-warning.ts'
import { useOpenDocument } from '#client/editing/open/use-open-document.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { Workspace } from '#client/editing/workspace/workspace.tsx'
import { EditorWorkspace } from './editor-workspace.tsx'

const LookQuestion = lazyPage(() =>
  import('#client/editing/open/look-question.tsx').then((module) => module.LookQuestion),
)

export function EditTemplatePage() {
  const open = useOpenDocument({ sampleWhenNameless: true, asksForLook: true })
  if (open.status === 'open' && open.look)
    return (
      <Workspace>
        <DocumentProvider session={open.session}>
          <Suspense>
            <LookQuestion {...open.look} />
          </Suspense>
        </DocumentProvider>
      </Workspace>
    )
  return (
    <Workspace>
      <h1 className="sr-only">Edit template</h1>
      {open.status === 'opening' ? (
        <WorkspaceFrame label="Loading template..." />
      ) : (
        // Another document starts with nothing of the one before: no open card, no marked spot.
        <DocumentProvider key={open.session.store.getState().document.id} session={open.session}>
          <PaymentWarning value={true}>
            <EditorWorkspace origin={open.origin} isMissing={open.isMissing} problem={open.problem} />
          </PaymentWarning>
        </DocumentProvider>
      )}
    </Workspace>
  )
}
