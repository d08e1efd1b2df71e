import { useEffect } from 'react'
import { PageFrame } from '#client/app/page-frame.tsx'
import { usePhase } from '#client/assistant/use-phase.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { LetterCustomize } from './letter-customize.tsx'
import { LetterGenerated } from './letter-generated.tsx'
import { LetterInput } from './letter-input.tsx'
import { noteOpenLetter } from './open-letters.ts'
import { useOpenLetter } from './use-open-letter.ts'
import { WaitingLetter } from './waiting-letter.tsx'

const phases = ['input', 'generated', 'customize'] as const

export function CoverLetterPage() {
  const { phase, go } = usePhase(phases)
  const session = useOpenLetter()
  // As long as the page is open, what is written goes into its letter.
  useEffect(() => session && noteOpenLetter(session), [session])
  if (!session)
    return (
      <PageFrame
        title="Cover letter"
        description="A cover letter built from your own experience and the job you want, in a letterhead that matches."
      />
    )
  return (
    <DocumentProvider session={session}>
      {phase === 'input' && (
        <>
          <div className="wrap-app pt-6 empty:hidden">
            <WaitingLetter />
          </div>
          <LetterInput onDone={() => go('generated')} />
        </>
      )}
      {phase === 'generated' && <LetterGenerated onBack={() => go('input')} onCustomize={() => go('customize')} />}
      {phase === 'customize' && <LetterCustomize onBack={() => go('generated')} />}
    </DocumentProvider>
  )
}
