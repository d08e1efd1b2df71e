// What a new entry holds before the person has written anything. Ids and today's date come from outside.
import type { Certification, Education, Experience, Language, Project, Skill, SkillCategory } from './resume.ts'

const DEFAULT_SKILL_LEVEL = 3
const BLANK_SKILL_SLOTS = 3
export const FIRST_CATEGORY_NAME = 'Technical Skills'

type Dated = { id: string; today: string }

/** The content editor's new entries carry words to write over. `today` is YYYY-MM-DD. */
export function newExperience({ id, today }: Dated): Experience {
  return {
    id,
    company: 'New Company',
    position: 'New Position',
    location: 'Location',
    startDate: today,
    current: true,
    description: 'Describe your responsibilities and achievements',
  }
}

export function newEducation({ id, today }: Dated): Education {
  return {
    id,
    institution: 'New Institution',
    degree: 'Degree',
    field: 'Field of Study',
    startDate: today,
    current: true,
  }
}

export function newSkillCategory({ id }: { id: string }): SkillCategory {
  return { id, name: 'New Category', skills: [] }
}

export function newSkill({ id }: { id: string }): Skill {
  return { id, name: 'New Skill', level: DEFAULT_SKILL_LEVEL }
}

export function newLanguage({ id }: { id: string }): Language {
  return { id, name: '', level: '' }
}

export function newCertification({ id }: { id: string }): Certification {
  return { id, name: '', issuer: '', date: '' }
}

export function newProject({ id }: { id: string }): Project {
  return { id, name: '', description: '' }
}

/** The wizard's new entries are blank. */
export function blankExperience({ id }: { id: string }): Experience {
  return { id, company: '', position: '', location: '', startDate: '', current: false, description: '' }
}

export function blankEducation({ id }: { id: string }): Education {
  return { id, institution: '', degree: '', field: '', location: '', startDate: '', current: false, description: '' }
}

export function blankSkill({ id }: { id: string }): Skill {
  return { id, name: '', level: DEFAULT_SKILL_LEVEL }
}

export function blankSkillCategory({ newId, name = '' }: { newId: () => string; name?: string }): SkillCategory {
  const skills = Array.from({ length: BLANK_SKILL_SLOTS }, () => blankSkill({ id: newId() }))
  return { id: newId(), name, skills }
}
