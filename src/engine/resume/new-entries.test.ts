import { expect, test } from 'vitest'
import { newEducation, newExperience, newSkill, newSkillCategory } from './new-entries.ts'

test('gives the new entries of the content editor their words', () => {
  expect(newExperience({ id: 'a', today: '2025-05-27' })).toEqual({
    id: 'a',
    company: 'New Company',
    position: 'New Position',
    location: 'Location',
    startDate: '2025-05-27',
    current: true,
    description: 'Describe your responsibilities and achievements',
  })
  expect(newEducation({ id: 'b', today: '2025-05-27' })).toEqual({
    id: 'b',
    institution: 'New Institution',
    degree: 'Degree',
    field: 'Field of Study',
    startDate: '2025-05-27',
    current: true,
  })
  expect(newSkillCategory({ id: 'c' })).toEqual({ id: 'c', name: 'New Category', skills: [] })
  expect(newSkill({ id: 'd' })).toEqual({ id: 'd', name: 'New Skill', level: 3 })
})
