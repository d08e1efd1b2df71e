import type { ReactNode } from 'react'
import type { Resume } from '#engine/resume/resume.ts'
import type { WizardStep } from '#engine/resume/wizard-steps.ts'
import { EducationStep } from './education-step.tsx'
import { ExperienceStep } from './experience-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { SkillsStep } from './skills-step.tsx'
import { SummaryOffer } from './summary-offer.tsx'
import { SummaryStep } from './summary-step.tsx'
import { WordingCheck } from './wording-check.tsx'

export type LaterStepProps = {
  step: Exclude<WizardStep, 'personal'>
  resume: Resume
  isLocked: boolean
  onGo: (step: WizardStep) => void
  /** Leads to a field of an earlier step. */
  onPick: (path: string) => void
}

type Panel = (props: Omit<LaterStepProps, 'step'>) => ReactNode

const panels: Record<LaterStepProps['step'], Panel> = {
  'professional-summary': ({ resume }) => <SummaryStep resume={resume} />,
  experience: ({ resume }) => (
    <>
      <ExperienceStep experiences={resume.experiences} />
      <SummaryOffer resume={resume} />
    </>
  ),
  education: ({ resume }) => <EducationStep education={resume.education} />,
  skills: ({ resume }) => <SkillsStep resume={resume} />,
  review: ({ resume, isLocked, onGo, onPick }) => (
    <div className="grid grid-cols-1 gap-4">
      <SummaryOffer resume={resume} />
      <WordingCheck resume={resume} />
      <ReviewStep resume={resume} isLocked={isLocked} onChange={onGo} onPick={onPick} />
    </div>
  ),
}

/** Every step but the first, in one file that is fetched while the first is being filled in. */
export function LaterStep({ step, ...props }: LaterStepProps) {
  return panels[step](props)
}
