import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from './career.ts'

const skillsOf = (...names: string[]) =>
  readCareer({
    ...emptyResume('r'),
    skillCategories: [{ id: 's', name: 'Skills', skills: names.map((name) => ({ id: name, name })) }],
  }).skills.map(({ text }) => text)

it('holds nothing for a skill that the person says no to', () => {
  expect(skillsOf('bilingual? no - some Spanish', 'CDL: not yet', 'Forklift (no)', 'Polish – none')).toEqual([])
})

it('takes a no within a skill for what it is', () => {
  const skills = ['No-code tools', 'Excel - no macros', 'Notary', 'Lean - non-stop lines']
  expect(skillsOf(...skills)).toEqual(skills)
})
