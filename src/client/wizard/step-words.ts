import type { WizardStep } from '#engine/resume/wizard-steps.ts'

type StepWords = { label: string; question: string; hint: string }

export const stepWords: Record<WizardStep, StepWords> = {
  personal: {
    label: 'Personal',
    question: 'How can employers reach you?',
    hint: 'This goes at the top of your resume.',
  },
  'professional-summary': {
    label: 'Professional Summary',
    question: 'How would you sum up your experience?',
    hint: 'Two or three sentences: what you do, what you’re good at, what you’re looking for.',
  },
  experience: {
    label: 'Experience',
    question: 'Where have you worked?',
    hint: 'Start with your latest job. Internships and volunteer work count too.',
  },
  education: {
    label: 'Education',
    question: 'What did you study?',
    hint: 'Start with the most recent. A single course or certificate counts.',
  },
  skills: {
    label: 'Skills',
    question: 'What are you good at?',
    hint: 'Group your skills the way your field does.',
  },
  review: {
    label: 'Review',
    question: 'Does everything look right?',
    hint: 'You can change any of it now or later.',
  },
}
