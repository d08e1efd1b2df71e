// The wizard's steps: their order, what each asks for, and its messages.
import * as z from 'zod'
import { requiredText } from './complete-resume.ts'
import { emailSchema } from './email.ts'
import { webHref } from './links.ts'
import { type Education, type Experience, personalInfoSchema, type SkillCategory } from './resume.ts'

export const wizardSteps = ['personal', 'professional-summary', 'experience', 'education', 'skills', 'review'] as const
export type WizardStep = (typeof wizardSteps)[number]

const SUMMARY_MINIMUM = 10

export const personalStepSchema = personalInfoSchema.extend({
  firstName: requiredText('First name is required'),
  lastName: requiredText('Last name is required'),
  professionalTitle: requiredText('Professional title is required'),
  email: emailSchema('Invalid email address'),
  phone: requiredText('Phone number is required'),
  website: z
    .string()
    .optional()
    .refine((text = '') => text.trim() === '' || webHref(text) !== undefined, 'Please enter a valid web address'),
})

const summaryMessage = 'Summary should be at least 10 characters long'

export const summaryStepSchema = z.object({
  summary: z.string({ error: summaryMessage }).trim().min(SUMMARY_MINIMUM, summaryMessage),
})

const experienceAlert = 'Please fill out all required fields for each experience entry.'
const educationAlert = 'Please fill out all required fields for each education entry.'
const skillsAlert = 'Please enter a name for each category and at least one skill per category.'

const isFilled = (text: string | undefined) => text !== undefined && text.trim() !== ''

const hasEnd = ({ endDate, current }: Pick<Experience, 'endDate' | 'current'>) => current || isFilled(endDate)

function isExperienceFilled(entry: Experience): boolean {
  return [entry.company, entry.position, entry.startDate, entry.description].every(isFilled) && hasEnd(entry)
}

/** A high school has no field of study: who must name one writes `General studies`, which nobody says. */
export function needsField({ degree }: Pick<Education, 'degree'>): boolean {
  return !/\bhigh school\b|\bGED\b/i.test(degree)
}

function isEducationFilled(entry: Education): boolean {
  const texts = [entry.institution, entry.degree, entry.startDate]
  return texts.every(isFilled) && (isFilled(entry.field) || !needsField(entry)) && hasEnd(entry)
}

export function isCategoryFilled(category: SkillCategory): boolean {
  return isFilled(category.name) && category.skills.some((skill) => isFilled(skill.name))
}

/** The alert of the experience step; undefined if it may be left. */
export function checkExperienceStep(experiences: readonly Experience[]): string | undefined {
  return experiences.every(isExperienceFilled) ? undefined : experienceAlert
}

export function checkEducationStep(education: readonly Education[]): string | undefined {
  return education.every(isEducationFilled) ? undefined : educationAlert
}

export function checkSkillsStep(categories: readonly SkillCategory[]): string | undefined {
  return categories.every(isCategoryFilled) ? undefined : skillsAlert
}

/** What the skills step saves: slots left blank are not skills. */
export function dropBlankSkills(categories: readonly SkillCategory[]): SkillCategory[] {
  return categories.map((category) => ({
    ...category,
    skills: category.skills.filter((skill) => isFilled(skill.name)),
  }))
}

export const degreeOptions = [
  'High School Diploma',
  "Associate's Degree",
  'Bachelor of Science',
  'Bachelor of Arts',
  'Master of Science',
  'Master of Arts',
  'Master of Business Administration',
  'Doctor of Philosophy',
  'Doctor of Medicine',
  'Juris Doctor',
  'Certificate',
] as const
