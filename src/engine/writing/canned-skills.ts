// The skills the wizard suggests where no provider suggests any, by what the category is called.
import { blankSkill } from '#engine/resume/new-entries.ts'
import type { Skill, SkillCategory } from '#engine/resume/resume.ts'

type SkillSet = { keywords: readonly string[]; skills: readonly string[] }

/** The first set with a keyword in the category's name counts. */
const skillSets: readonly SkillSet[] = [
  {
    keywords: ['technical', 'programming'],
    skills: ['JavaScript', 'Python', 'React', 'Node.js', 'SQL', 'Git', 'Docker'],
  },
  {
    keywords: ['soft', 'interpersonal'],
    skills: ['Communication', 'Teamwork', 'Problem Solving', 'Time Management', 'Leadership'],
  },
  {
    keywords: ['design'],
    skills: ['Figma', 'Adobe Photoshop', 'Adobe Illustrator', 'Wireframing', 'Prototyping'],
  },
  {
    keywords: ['marketing'],
    skills: ['SEO', 'Content Marketing', 'Social Media Marketing', 'Email Marketing', 'Google Analytics'],
  },
]

const genericSkills = ['Project Management', 'Research', 'Data Analysis', 'Microsoft Office', 'Critical Thinking']

export function cannedSkills(categoryName: string): readonly string[] {
  const name = categoryName.toLowerCase()
  // "Software" isn't a soft skill.
  const words = name.replace(/software/g, 'programming')
  return skillSets.find(({ keywords }) => keywords.some((keyword) => words.includes(keyword)))?.skills ?? genericSkills
}

export type Suggested = { category: SkillCategory; added: number }

/** Puts names into the blank slots first and behind them after that; what the category has already is left out. */
export function addSuggestedSkills(
  category: SkillCategory,
  names: readonly string[],
  { newId }: { newId: () => string },
): Suggested {
  const known = new Set(category.skills.map(({ name }) => keyOf(name)))
  const fresh = names.filter((name) => !known.has(keyOf(name)))
  const left = [...fresh]
  const filled = category.skills.map((skill): Skill => {
    const name = keyOf(skill.name) === '' ? left.shift() : undefined
    return name === undefined ? skill : { ...skill, name }
  })
  const further = left.map((name): Skill => ({ ...blankSkill({ id: newId() }), name }))
  return { category: { ...category, skills: [...filled, ...further] }, added: fresh.length }
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}
