import { placeOfField } from '#client/editing/panels/content/content-focus.ts'
import type { WizardStep } from '#engine/resume/wizard-steps.ts'

/** The step that asks for a field; undefined for what the wizard does not ask. */
export function stepOfField(path: string): WizardStep | undefined {
  if (path === 'personalInfo.summary') return 'professional-summary'
  const tab = placeOfField(path)?.tab
  return tab === 'personal' || tab === 'experience' || tab === 'education' || tab === 'skills' ? tab : undefined
}
