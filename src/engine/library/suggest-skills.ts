// The skills that are suggested for a category: those of the person's occupation where the library knows it, the fixed
// lists otherwise. Software has the fixed lists, because they are its own.
import type { Resume } from '#engine/resume/resume.ts'
import { cannedSkills } from '#engine/writing/canned-skills.ts'
import { stemsOf } from '#engine/writing/words/tokens.ts'
import type { Occupation } from './occupation.ts'

const withFixedLists = new Set(['software-engineer'])

/** As many as the fixed lists have for such a category; what the resume names already is not offered again. */
export function suggestSkills(
  resume: Pick<Resume, 'skillCategories'>,
  category: string,
  occupation: Occupation | undefined,
): readonly string[] {
  const fixed = cannedSkills(category)
  if (!occupation || withFixedLists.has(occupation.id)) return fixed
  const named = new Set(resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => keyOf(name))))
  return orderGroups(occupation, category)
    .flatMap(({ skills }) => skills)
    .filter((skill) => !named.has(keyOf(skill)))
    .slice(0, fixed.length)
}

type Group = Occupation['skills'][number]

/** The group the category speaks of first; skills with people last, unless they are meant. */
function orderGroups({ skills }: Occupation, category: string): Group[] {
  const name = category.toLowerCase().replace(/software/g, 'systems')
  const isSoft = /soft|interpersonal|people|personal/.test(name)
  const words = new Set(stemsOf(name).filter((word) => !/^skills?$/.test(word)))
  const rank = ({ group }: Group) => {
    const isPeople = /people/i.test(group)
    if (isSoft) return isPeople ? 2 : 0
    if (stemsOf(group).some((word) => words.has(word))) return 2
    return isPeople ? 0 : 1
  }
  return skills.toSorted((one, other) => rank(other) - rank(one))
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}
