import type { Resume, Skill } from '#engine/resume/resume.ts'
import { updateEntry } from './entries.ts'
import { moveItem } from './move-item.ts'

type Place = { categoryId: string; skillId: string }

export function addSkill(resume: Resume, categoryId: string, skill: Skill, index?: number): Resume {
  return updateSkills(resume, categoryId, (skills) => {
    const at = index ?? skills.length
    return [...skills.slice(0, at), skill, ...skills.slice(at)]
  })
}

export function updateSkill(resume: Resume, { categoryId, skillId }: Place, change: (skill: Skill) => Skill): Resume {
  return updateSkills(resume, categoryId, (skills) => {
    const next = skills.map((skill) => (skill.id === skillId ? change(skill) : skill))
    return next.some((skill, index) => skill !== skills[index]) ? next : skills
  })
}

export function removeSkill(resume: Resume, { categoryId, skillId }: Place): Resume {
  return updateSkills(resume, categoryId, (skills) => {
    const rest = skills.filter((skill) => skill.id !== skillId)
    return rest.length === skills.length ? skills : rest
  })
}

/** Within its category, or into another one. */
export function moveSkill(resume: Resume, from: Place, to: { categoryId: string; index: number }): Resume {
  const category = resume.skillCategories.find(({ id }) => id === from.categoryId)
  const position = category?.skills.findIndex(({ id }) => id === from.skillId) ?? -1
  const skill = category?.skills[position]
  if (!skill) return resume
  if (from.categoryId === to.categoryId)
    return updateSkills(resume, to.categoryId, (skills) => moveItem(skills, position, to.index))
  if (!resume.skillCategories.some(({ id }) => id === to.categoryId)) return resume
  return addSkill(removeSkill(resume, from), to.categoryId, skill, to.index)
}

function updateSkills(resume: Resume, categoryId: string, change: (skills: Skill[]) => Skill[]): Resume {
  return updateEntry(resume, 'skillCategories', categoryId, (category) => {
    const skills = change(category.skills)
    return skills === category.skills ? category : { ...category, skills }
  })
}
