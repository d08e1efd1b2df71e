import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { WorkspaceFrame } from '#client/app/workspace-frame.tsx'
import { useDocumentKeys } from '#client/editing/session/use-document-keys.ts'
import { useIsWide } from '#client/lib/use-is-wide.ts'
import type { WizardStep } from '#engine/resume/wizard-steps.ts'
import { ProgressBar } from './progress-bar.tsx'
import { ResultMovesContext } from './result/result-moves.ts'
import { ResultPage } from './result/result-page.ts'
import { StepForm } from './step-form.tsx'
import { stepOfField } from './step-of-field.ts'
import { StepPreview } from './step-preview.tsx'
import { useBusy } from './use-busy.ts'
import { useWizardPlace } from './use-wizard-place.ts'
import { stepIndex, type WizardPlace } from './wizard-place.ts'

type Notices = {
  /** Over every step. */
  notice?: ReactNode
  /** Over the first alone. */
  opening?: ReactNode
}

/** The six steps, then the result. */
export function Wizard({ notice, opening }: Notices) {
  useDocumentKeys()
  const { place, go } = useWizardPlace()
  // Somebody who followed a link to this page is on the way as much as somebody who comes from another step.
  const isFollowed = useNavigationType() === 'PUSH'
  const isOpen = useRef(isFollowed)
  useEffect(() => {
    isOpen.current = true
  }, [])
  const hasMoved = () => isOpen.current

  if (place === 'result') {
    return (
      <ResultMovesContext value={{ hasMoved, onBack: () => go('review') }}>
        <Suspense fallback={<WorkspaceFrame label="Loading your resume" />}>
          <ResultPage />
        </Suspense>
      </ResultMovesContext>
    )
  }
  return <Steps step={place} go={go} hasMoved={hasMoved} notice={notice || (place === 'personal' && opening)} />
}

/** What the page shows of a step before a field of it has the focus. */
const firstPathOf: Record<WizardStep, string> = {
  personal: 'personalInfo',
  'professional-summary': 'personalInfo.summary',
  experience: 'experiences',
  education: 'education',
  skills: 'skillCategories',
  review: 'personalInfo',
}

type StepsProps = { step: WizardStep; go: (place: WizardPlace) => void; hasMoved: () => boolean; notice: ReactNode }

function Steps({ step, go, hasMoved, notice }: StepsProps) {
  const generation = useBusy()
  const isWide = useIsWide()
  const [picked, setPicked] = useState<string | undefined>(undefined)
  const [visited, setVisited] = useState<string | undefined>(undefined)
  const forget = useCallback(() => setPicked(undefined), [])

  /** A click on the page leads to its field, as far as the person has come. */
  const pick = (path: string) => {
    const target = stepOfField(path)
    if (!target || generation.isBusy || stepIndex(target) > stepIndex(step)) return
    setPicked(path)
    if (target !== step) go(target)
  }

  return (
    <div className="wrap-app grid grow grid-cols-1 content-start gap-8 py-6 max-sm:gap-5 max-sm:py-4 md:py-8">
      {notice}
      <ProgressBar step={step} isLocked={generation.isBusy} onGo={go} />
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,31rem)_minmax(20rem,1fr)]">
        <StepForm
          // Nothing of a step's own state may follow into the next one.
          key={step}
          step={step}
          go={go}
          generation={generation}
          focusPath={picked}
          onFocused={forget}
          hasMoved={hasMoved}
          hasPeek={!isWide}
          onPick={pick}
          onVisit={setVisited}
        />
        {isWide && (
          <StepPreview
            onPick={pick}
            follow={visited && stepOfField(visited) === step ? visited : firstPathOf[step]}
            className="sticky top-20 h-[calc(100dvh-12.5rem)] min-h-96 overflow-hidden rounded-card border border-border [&>section]:px-4 [&>section]:py-3"
          />
        )}
      </div>
    </div>
  )
}
