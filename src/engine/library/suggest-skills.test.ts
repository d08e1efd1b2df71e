import { expect, it } from 'vitest'
import { cannedSkills } from '#engine/writing/canned-skills.ts'
import type { Occupation } from './occupation.ts'
import { suggestSkills } from './suggest-skills.ts'

const nurse: Occupation = {
  id: 'registered-nurse',
  title: 'Registered Nurse',
  family: 'care',
  otherNames: [],
  neighbours: [],
  lines: [],
  skills: [
    { group: 'Clinical', skills: ['Triage', 'Wound care', 'IV therapy', 'Telemetry', 'Charting'] },
    {
      group: 'Working with people',
      skills: ['Handover', 'Teaching', 'De-escalation', 'Rounds', 'Precepting', 'Calls'],
    },
    { group: 'Systems', skills: ['Epic', 'Cerner', 'Pyxis', 'Alaris'] },
  ],
  summaries: [],
}
const empty = { skillCategories: [] }

it('suggests a nurse what nurses do, as many as the fixed lists have', () => {
  expect(suggestSkills(empty, 'Technical Skills', nurse)).toEqual([
    ...(nurse.skills[0]?.skills ?? []),
    'Epic',
    'Cerner',
  ])
  expect(suggestSkills(empty, 'Soft Skills', nurse)).toEqual(nurse.skills[1]?.skills.slice(0, 5))
  expect(suggestSkills(empty, 'Systems', nurse).slice(0, 4)).toEqual(nurse.skills[2]?.skills)
  expect(suggestSkills(empty, 'Anything', nurse)).toHaveLength(5)
})

it('does not suggest what the resume names already', () => {
  const skillCategories = [{ id: 'c', name: 'Other', skills: [{ id: 's', name: ' triage ', level: 3 }] }]
  expect(suggestSkills({ skillCategories }, 'Technical', nurse)).not.toContain('Triage')
})

it('keeps the fixed lists for software and for titles it does not know', () => {
  expect(suggestSkills(empty, 'Technical', undefined)).toBe(cannedSkills('Technical'))
  expect(suggestSkills(empty, 'Technical', { ...nurse, id: 'software-engineer' })).toBe(cannedSkills('Technical'))
})
