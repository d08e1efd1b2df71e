// Where in the wizard a page stands, as its address says it.
import { type WizardStep, wizardSteps } from '#engine/resume/wizard-steps.ts'

export type WizardPlace = WizardStep | 'result'

export function stepIndex(step: WizardStep): number {
  return wizardSteps.indexOf(step)
}

export function stepAt(index: number): WizardStep {
  return wizardSteps[Math.min(Math.max(index, 0), wizardSteps.length - 1)] ?? 'personal'
}

export function readStep(text: string | null | undefined): WizardStep | undefined {
  return wizardSteps.find((step) => step === text)
}

type Known = {
  /** The `step` of the address. */
  asked: string | null
  /** How far the person has come; an address cannot skip what lies before. */
  reached: WizardStep
  /** Where the draft stood when it was left. */
  left: WizardStep
}

export function placeOf({ asked, reached, left }: Known): WizardPlace {
  if (asked === 'result' && reached === 'review') return 'result'
  const step = readStep(asked) ?? left
  return stepAt(Math.min(stepIndex(step), stepIndex(reached)))
}

export function furthest(a: WizardStep, b: WizardStep): WizardStep {
  return stepIndex(a) > stepIndex(b) ? a : b
}
