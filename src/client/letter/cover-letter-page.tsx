import { Suspense, useEffect, useState } from 'react'
import { FirstScreen, TakeOver } from '#client/app/first-screen.tsx'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { usePreload } from '#client/app/use-preload.ts'
import { WorkspaceFrame } from '#client/app/workspace-frame.tsx'
import { usePhase } from '#client/assistant/use-phase.ts'
import { isPaidAhead } from '#client/billing/paywall/paid-ahead.ts'
import { readWaiting } from '#client/billing/paywall/waiting.ts'
import { newLetter } from '#client/drafts/new-document.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { createUnsavedSession } from '#client/editing/session/unsaved-session.ts'
import { LetterInput } from './letter-input.tsx'
import { noteOpenLetter } from './open-letters.ts'
import { useOpenLetter } from './use-open-letter.ts'

const LetterGenerated = lazyPage(() => import('./letter-generated.tsx').then((module) => module.LetterGenerated))
const LetterCustomize = lazyPage(() => import('./letter-customize.tsx').then((module) => module.LetterCustomize))
const WaitingLetter = lazyPage(() => import('./waiting-letter.tsx').then((module) => module.WaitingLetter))
const PaidAheadNotice = lazyPage(() =>
  import('#client/billing/paywall/paid-ahead-notice.tsx').then((module) => module.PaidAheadNotice),
)
const next = [LetterGenerated, LetterCustomize]

const words = {
  title: 'Cover letter',
  description: 'A cover letter built from your own experience and the job you want, in a letterhead that matches.',
}

const phases = ['input', 'generated', 'customize'] as const

export function CoverLetterPage() {
  const { phase, go } = usePhase(phases)
  const session = useOpenLetter()
  // As long as the page is open, what is written goes into its letter.
  useEffect(() => session && noteOpenLetter(session), [session])
  usePreload(next)
  const isWaiting = readWaiting()?.type === 'coverLetter'
  if (!session)
    return (
      <FirstScreen {...words}>
        <FirstInput />
      </FirstScreen>
    )
  return (
    <DocumentProvider session={session}>
      {phase === 'input' && (
        <>
          <div className="wrap-app pt-6 empty:hidden">
            <Suspense>
              {isWaiting && <WaitingLetter />}
              {!isWaiting && isPaidAhead('coverLetter') && <PaidAheadNotice type="coverLetter" />}
            </Suspense>
          </div>
          <TakeOver>
            <LetterInput onDone={() => go('generated')} />
          </TakeOver>
        </>
      )}
      <Suspense fallback={<WorkspaceFrame />}>
        {phase === 'generated' && <LetterGenerated onBack={() => go('input')} onCustomize={() => go('customize')} />}
        {phase === 'customize' && <LetterCustomize onBack={() => go('generated')} />}
      </Suspense>
    </DocumentProvider>
  )
}

/** The form before the letter it is for is found. */
function FirstInput() {
  const [session] = useState(() => createUnsavedSession(newLetter({ id: 'first-screen', now: '' })))
  return (
    <DocumentProvider session={session}>
      <LetterInput onDone={() => undefined} />
    </DocumentProvider>
  )
}
