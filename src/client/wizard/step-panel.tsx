import { Suspense } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { usePreload } from '#client/app/use-preload.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import type { WizardStep } from '#engine/resume/wizard-steps.ts'
import type { LaterStepProps } from './steps/later-step.tsx'
import { PersonalStep } from './steps/personal-step.tsx'

const LaterStep = lazyPage<LaterStepProps>(() => import('./steps/later-step.tsx').then((module) => module.LaterStep))
const next = [LaterStep]

type StepPanelProps = Omit<LaterStepProps, 'step'> & { step: WizardStep }

export function StepPanel({ step, ...props }: StepPanelProps) {
  usePreload(next)
  if (step === 'personal') return <PersonalStep person={props.resume.personalInfo} />
  return (
    <Suspense fallback={<Spinner label="Loading" />}>
      <LaterStep step={step} {...props} />
    </Suspense>
  )
}
