import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { placeLines } from './place-lines.ts'

it('puts each line where the person said, in the order of the document', () => {
  const lines = ['Night shifts welcome', 'SQL, Go', 'First aid', 'French', 'Ran the tool room']
  const placed = new Map([
    [4, 'experience' as const],
    [3, 'languages' as const],
    [1, 'skills' as const],
    [0, 'summary' as const],
    [2, 'certifications' as const],
  ])
  const resume = placeLines(emptyResume('r'), lines, placed)
  expect(resume).toMatchObject({
    personalInfo: { summary: 'Night shifts welcome' },
    experiences: [{ description: '- Ran the tool room' }],
    skillCategories: [{ skills: [{ name: 'SQL' }, { name: 'Go' }] }],
    certifications: [{ name: 'First aid' }],
    languages: [{ name: 'French' }],
  })
})

it('leaves what nobody placed where it is', () => {
  const resume = emptyResume('r')
  expect(placeLines(resume, ['Chess'], new Map())).toBe(resume)
})
