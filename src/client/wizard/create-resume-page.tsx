import { Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FirstScreen, TakeOver } from '#client/app/first-screen.tsx'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { WorkspaceFrame } from '#client/app/workspace-frame.tsx'
import { isPaidAhead } from '#client/billing/paywall/paid-ahead.ts'
import { readWaiting } from '#client/billing/paywall/waiting.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { useOpenDocument } from '#client/editing/open/use-open-document.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { createUnsavedSession } from '#client/editing/session/unsaved-session.ts'
import { Alert } from '#client/ui/alert.tsx'
import { isBlank } from '#engine/resume/is-blank.ts'
import { Wizard } from './wizard.tsx'

const ResumeOrNew = lazyPage(() =>
  import('#client/editing/open/resume-or-new.tsx').then((module) => module.ResumeOrNew),
)
const LookQuestion = lazyPage(() =>
  import('#client/editing/open/look-question.tsx').then((module) => module.LookQuestion),
)
const WaitingResume = lazyPage(() =>
  import('#client/exports/waiting-document.tsx').then((module) => module.WaitingResume),
)
const PaidAheadNotice = lazyPage(() =>
  import('#client/billing/paywall/paid-ahead-notice.tsx').then((module) => module.PaidAheadNotice),
)

const problemWords = {
  sample: 'The sample couldn’t be loaded. Start with an empty form, or reload the page.',
  storage: 'This browser can’t save drafts. Download your resume before you leave.',
}

/** What an address may say about which resume is meant. */
const names = ['doc', 'template', 'sample', 'new', 'step']

export function CreateResumePage() {
  const [params, setParams] = useSearchParams()
  const [isAsking, setIsAsking] = useState(() => !names.some((name) => params.has(name)))
  const open = useOpenDocument({ templateParam: 'template', asksForLook: true, startsWithAccount: true })
  // A new form in the same session keeps its place; another document starts at its own.
  const opened = useMemo(() => (open.status === 'open' ? open.session.store.getState().document.id : ''), [open])
  if (open.status === 'opening' && params.get('step') === 'result')
    return <WorkspaceFrame label="Loading your resume" />
  if (open.status === 'opening')
    return (
      <FirstScreen
        title="Create Your Resume"
        description="Six short steps from your details to a finished resume, with the real page beside you as you type."
        isForNew
      >
        <FirstStep />
      </FirstScreen>
    )
  if (open.look)
    return (
      <DocumentProvider session={open.session}>
        <Suspense>
          <LookQuestion {...open.look} templateParam="template" />
        </Suspense>
      </DocumentProvider>
    )
  const { resume } = open.session.store.getState().document
  // Where a purchase is used on it, its files are asked for by name.
  const asks = isAsking && !params.has('step') && open.origin === 'draft' && !isBlank(resume)
  // What is opened first decides: a file brought in here later is nothing to ask about.
  if (isAsking && !asks) setIsAsking(false)
  const purchase = isPaidAhead('resume') && (
    <Suspense>
      <PaidAheadNotice type="resume" />
    </Suspense>
  )
  if (asks)
    return (
      <DocumentProvider session={open.session}>
        {purchase && <div className="wrap-app pt-6">{purchase}</div>}
        <Suspense>
          <ResumeOrNew
            question="Continue this resume, or start a new one?"
            useLabel="Continue"
            newLabel="Start a new one"
            onUse={() => setIsAsking(false)}
            onNew={() => {
              setIsAsking(false)
              setParams({ new: 'true' })
            }}
          />
        </Suspense>
      </DocumentProvider>
    )
  return (
    <DocumentProvider session={open.session}>
      {open.problem && (
        <div className="wrap-app pt-6">
          <Alert variant="warning">{problemWords[open.problem]}</Alert>
        </div>
      )}
      <TakeOver key={opened}>
        <Wizard
          notice={
            readWaiting() && (
              <Suspense>
                <WaitingResume />
              </Suspense>
            )
          }
          opening={purchase}
        />
      </TakeOver>
    </DocumentProvider>
  )
}

/** The first step as nobody has touched it: it comes with the page, and can be written in before the code is there. */
function FirstStep() {
  const [session] = useState(() => createUnsavedSession(newDocument({ id: 'first-screen', now: '' })))
  return (
    <DocumentProvider session={session}>
      <Wizard />
    </DocumentProvider>
  )
}
