import { useMemo } from 'react'
import { PageFrame } from '#client/app/page-frame.tsx'
import { useOpenDocument } from '#client/editing/open/use-open-document.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { WaitingResume } from '#client/exports/waiting-document.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Wizard } from './wizard.tsx'

const problemWords = {
  sample: 'The sample could not be loaded. You can start with an empty form, or load this page again.',
  storage: 'This browser can’t save drafts. Download your resume before you leave.',
}

export function CreateResumePage() {
  const open = useOpenDocument({ templateParam: 'template' })
  // A new form in the same session keeps its place; another document starts at its own.
  const opened = useMemo(() => (open.status === 'open' ? open.session.store.getState().document.id : ''), [open])
  if (open.status === 'opening')
    return (
      <PageFrame
        title="Create Your Resume"
        description="Six short steps from your details to a finished resume, with the real page beside you as you type."
      />
    )
  return (
    <DocumentProvider session={open.session}>
      {open.problem && (
        <div className="wrap-app pt-6">
          <Alert variant="warning">{problemWords[open.problem]}</Alert>
        </div>
      )}
      <WaitingResume />
      <Wizard key={opened} />
    </DocumentProvider>
  )
}
