// The empty places a step offers to write in, and taking away those that stayed empty.
import { blankEducation, blankExperience, blankSkillCategory, FIRST_CATEGORY_NAME } from '#engine/resume/new-entries.ts'
import type { Education, Experience, Resume, SkillCategory } from '#engine/resume/resume.ts'
import { dropBlankSkills, type WizardStep } from '#engine/resume/wizard-steps.ts'

type NewId = () => string

/** Each list step shows at least one entry; the same resume where there is one. */
export function withSlots(resume: Resume, step: WizardStep, newId: NewId): Resume {
  if (step === 'experience' && resume.experiences.length === 0)
    return { ...resume, experiences: [blankExperience({ id: newId() })] }
  if (step === 'education' && resume.education.length === 0)
    return { ...resume, education: [blankEducation({ id: newId() })] }
  if (step === 'skills' && resume.skillCategories.length === 0)
    return { ...resume, skillCategories: [blankSkillCategory({ newId, name: FIRST_CATEGORY_NAME })] }
  return resume
}

const isBlank = (text: string | undefined) => (text ?? '').trim() === ''

function isBlankEntry(entry: Experience | Education): boolean {
  const { id: _id, current: _current, ...texts } = entry
  return Object.values(texts).every(isBlank)
}

/** A category that holds nothing but the name it came with. */
function isBlankCategory({ name, skills }: SkillCategory): boolean {
  return skills.length === 0 && (isBlank(name) || name === FIRST_CATEGORY_NAME)
}

/** What the page shows and a finished step keeps: places nobody wrote in would leave empty headings there. */
export function withoutBlanks(resume: Resume): Resume {
  const experiences = resume.experiences.filter((entry) => !isBlankEntry(entry))
  const education = resume.education.filter((entry) => !isBlankEntry(entry))
  const skillCategories = dropBlankSkills(resume.skillCategories).filter((category) => !isBlankCategory(category))
  const isSame =
    experiences.length === resume.experiences.length &&
    education.length === resume.education.length &&
    countSkills(skillCategories) === countSkills(resume.skillCategories)
  return isSame ? resume : { ...resume, experiences, education, skillCategories }
}

/** A category that was named a moment ago would print as `Warehouse:` with nothing behind it. */
export function withoutEmptyCategories(resume: Resume): Resume {
  const skillCategories = resume.skillCategories.filter(({ skills }) => skills.length > 0)
  return skillCategories.length === resume.skillCategories.length ? resume : { ...resume, skillCategories }
}

/** Categories and skills together, so that one gone of either is seen. */
function countSkills(categories: readonly SkillCategory[]): number {
  return categories.reduce((sum, { skills }) => sum + 1 + skills.length, 0)
}
