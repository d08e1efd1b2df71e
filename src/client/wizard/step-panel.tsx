import type { ReactNode } from 'react'
import type { Resume } from '#engine/resume/resume.ts'
import type { WizardStep } from '#engine/resume/wizard-steps.ts'
import { EducationStep } from './steps/education-step.tsx'
import { ExperienceStep } from './steps/experience-step.tsx'
import { PersonalStep } from './steps/personal-step.tsx'
import { ReviewStep } from './steps/review-step.tsx'
import { SkillsStep } from './steps/skills-step.tsx'
import { SummaryStep } from './steps/summary-step.tsx'

type StepPanelProps = {
  step: WizardStep
  resume: Resume
  isLocked: boolean
  onGo: (step: WizardStep) => void
}

type Panel = (props: Omit<StepPanelProps, 'step'>) => ReactNode

const panels: Record<WizardStep, Panel> = {
  personal: ({ resume }) => <PersonalStep person={resume.personalInfo} />,
  'professional-summary': ({ resume }) => <SummaryStep person={resume.personalInfo} />,
  experience: ({ resume }) => <ExperienceStep experiences={resume.experiences} />,
  education: ({ resume }) => <EducationStep education={resume.education} />,
  skills: ({ resume }) => <SkillsStep categories={resume.skillCategories} />,
  review: ({ resume, isLocked, onGo }) => <ReviewStep resume={resume} isLocked={isLocked} onChange={onGo} />,
}

export function StepPanel({ step, ...props }: StepPanelProps) {
  return panels[step](props)
}
