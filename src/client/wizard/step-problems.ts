// What keeps a step from being left, field by field, in the words of the forms.
import { messagesOf } from '#client/app/use-form.ts'
import { completeEducationSchema, completeExperienceSchema } from '#engine/resume/complete-resume.ts'
import { fieldNames } from '#engine/resume/field-names.ts'
import type { Education, Experience, Resume, SkillCategory } from '#engine/resume/resume.ts'
import {
  checkEducationStep,
  checkExperienceStep,
  checkSkillsStep,
  isCategoryFilled,
  needsField,
  personalStepSchema,
  summaryStepSchema,
  type WizardStep,
} from '#engine/resume/wizard-steps.ts'

export type StepProblem = {
  /** Where the field lives, e.g. `experiences.<id>.company`. */
  path: string
  /** The field as its label calls it. */
  label: string
  message: string
}

export type StepProblems = {
  /** The sentence for the whole step, where it has one. */
  alert?: string | undefined
  fields: StepProblem[]
}

/** The order in which a form asks, which is also the order of mending. */
const askedFirst = ['company', 'position', 'institution', 'degree', 'field', 'startDate', 'endDate', 'description']

const none: StepProblems = { fields: [] }

type Check = (resume: Resume) => StepProblems

const checks: Record<WizardStep, Check> = {
  personal: ({ personalInfo }) => ({
    fields: toProblems(personalStepSchema.safeParse(personalInfo), 'personalInfo'),
  }),
  'professional-summary': ({ personalInfo }) => ({
    fields: toProblems(summaryStepSchema.safeParse(personalInfo), 'personalInfo'),
  }),
  experience: ({ experiences }) => ({
    alert: checkExperienceStep(experiences),
    fields: numbered(experiences, (entry) =>
      entryProblems(completeExperienceSchema.safeParse(entry), entry, `experiences.${entry.id}`),
    ),
  }),
  education: ({ education }) => ({
    alert: checkEducationStep(education),
    fields: numbered(education, (entry) =>
      entryProblems(completeEducationSchema.safeParse(entry), entry, `education.${entry.id}`).filter(
        ({ path }) => needsField(entry) || path !== `education.${entry.id}.field`,
      ),
    ),
  }),
  skills: ({ skillCategories }) => ({
    alert: checkSkillsStep(skillCategories),
    fields: numbered(skillCategories, categoryProblems),
  }),
  review: () => none,
}

export function findStepProblems(step: WizardStep, resume: Resume): StepProblems {
  const problems = checks[step](resume)
  return problems.fields.length === 0 ? none : problems
}

type Parsed = Parameters<typeof messagesOf>[0]

function toProblems(parsed: Parsed, owner: string): StepProblem[] {
  return [...messagesOf(parsed)].map(([name, message]) => ({
    path: `${owner}.${name}`,
    label: fieldNames[name] ?? name,
    message,
  }))
}

function entryProblems(parsed: Parsed, entry: Experience | Education, owner: string): StepProblem[] {
  const place = ({ path }: StepProblem) => askedFirst.indexOf(path.slice(owner.length + 1))
  return [...toProblems(parsed, owner), ...endProblem(entry, owner)].sort((a, b) => place(a) - place(b))
}

function endProblem({ current, endDate = '' }: Experience | Education, owner: string): StepProblem[] {
  if (current || endDate.trim() !== '') return []
  return [{ path: `${owner}.endDate`, label: 'End date', message: 'Add an end date or mark this as current' }]
}

function categoryProblems(category: SkillCategory): StepProblem[] {
  const owner = `skillCategories.${category.id}`
  const problems: StepProblem[] = []
  if (category.name.trim() === '')
    problems.push({ path: `${owner}.name`, label: 'Category name', message: 'Category name is required' })
  if (!isCategoryFilled({ ...category, name: 'Any' })) {
    const slot = category.skills[0]
    const path = slot ? `${owner}.skills.${slot.id}.name` : `${owner}.skills`
    problems.push({ path, label: slot ? 'Skill 1' : 'Skills', message: 'Add at least one skill' })
  }
  return problems
}

/** Where there are several entries, the labels say which one is meant. */
function numbered<T>(entries: readonly T[], find: (entry: T) => StepProblem[]): StepProblem[] {
  return entries.flatMap((entry, index) =>
    find(entry).map((problem) =>
      entries.length === 1 ? problem : { ...problem, label: `${problem.label} (${index + 1})` },
    ),
  )
}
