import { expect, test } from 'vitest'
import { emptyResume, type Resume } from './resume.ts'
import { listShownSections, sectionTitle } from './sections.ts'

const resume: Resume = {
  ...emptyResume('r'),
  personalInfo: { ...emptyResume('r').personalInfo, summary: 'A summary' },
  languages: [{ id: 'l', name: 'French', level: 'B2' }],
  skillCategories: [{ id: 'c', name: 'Tools', skills: [] }],
}

test('shows the sections that hold something, in the usual order', () => {
  expect(listShownSections(resume)).toEqual(['summary', 'skills', 'languages'])
  expect(listShownSections(emptyResume('r'))).toEqual([])
})

test("follows the person's order and leaves hidden sections out", () => {
  const arrangement: Resume['arrangement'] = { order: ['languages', 'summary'], hidden: ['summary'] }
  expect(listShownSections({ ...resume, arrangement })).toEqual(['languages', 'skills'])
})

test("uses the person's title where there is one", () => {
  const titled = { ...resume, arrangement: { titles: { skills: 'What I use', languages: '  ' } } }
  expect(sectionTitle(titled, 'skills')).toBe('What I use')
  expect(sectionTitle(titled, 'languages')).toBe('Languages')
})
