import { FIRST_CATEGORY_NAME } from './new-entries.ts'
import type { Resume, SkillCategory } from './resume.ts'

/**
 * The name a group of skills is printed with. The wizard's own name for the first group is left out while there is no second
 * to tell it from: a cook's resume said `Technical Skills: Grill and saute`.
 */
export function printedCategoryName({ id, name }: SkillCategory, { skillCategories }: Pick<Resume, 'skillCategories'>) {
  const isAlone = skillCategories.every((other) => other.id === id || !other.skills.some(isFilled))
  return isAlone && name.trim() === FIRST_CATEGORY_NAME ? '' : name.trim()
}

function isFilled({ name }: SkillCategory['skills'][number]): boolean {
  return name.trim() !== ''
}
