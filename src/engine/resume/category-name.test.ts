import { expect, it } from 'vitest'
import { printedCategoryName } from './category-name.ts'
import { blankSkillCategory } from './new-entries.ts'
import { emptyResume, type SkillCategory } from './resume.ts'

const group = (id: string, name: string, ...skills: string[]): SkillCategory => ({
  id,
  name,
  skills: skills.map((skill) => ({ id: skill, name: skill })),
})
const printed = (...skillCategories: SkillCategory[]) =>
  skillCategories.map((one) => printedCategoryName(one, { ...emptyResume('r'), skillCategories }))

it('leaves out the name that came with the only group', () => {
  expect(printed(group('a', 'Technical Skills', 'Knife work'))).toEqual([''])
  const blank = blankSkillCategory({ newId: () => 'b' })
  expect(printed(group('a', 'Technical Skills', 'Knife work'), blank)[0]).toBe('')
})

it('prints every name somebody gave, and all of them where there are several', () => {
  expect(printed(group('a', 'Kitchen', 'Knife work'))).toEqual(['Kitchen'])
  expect(printed(group('a', 'Technical Skills', 'Git'), group('b', 'Tools', 'Saw'))).toEqual([
    'Technical Skills',
    'Tools',
  ])
})
