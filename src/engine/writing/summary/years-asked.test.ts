import { expect, it } from 'vitest'
import { blankExperience } from '#engine/resume/new-entries.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { writeSummary } from '../summary.ts'
import { findUnheldYears, yearsQuestion } from './years-asked.ts'

function person(professionalTitle: string, { position = '', summary = '' } = {}) {
  const blank = emptyResume('r')
  return {
    ...blank,
    personalInfo: { ...blank.personalInfo, professionalTitle, summary },
    experiences: [{ ...blankExperience({ id: 'j' }), position }],
  }
}

const helper = { position: 'Tree surgeon’s helper' }

it('asks for the years of the work that the sentence names', () => {
  expect(yearsQuestion(person('Depot worker'))).toBe('Years as a depot worker')
  expect(yearsQuestion(person('HR Assistant'))).toBe('Years as an HR assistant')
  expect(yearsQuestion(person('SENIOR WAREHOUSE AND LOGISTICS OPERATIONS TEAM MANAGER'))).toBe(
    'Years as a senior warehouse and logistics operations team manager',
  )
  expect(yearsQuestion(person('Depot worker', helper))).toBe('Years as a tree surgeon’s helper')
  expect(yearsQuestion(person(' '))).toBe('Years in this work')
})

it('tells the years of the job they were asked of, and never of the title they want', () => {
  const told = writeSummary(person('Depot worker', helper), '2026-11-17', { years: '3' })
  expect(told).toMatch(/^Tree surgeon’s helper with 3 years of experience/)
  expect(told).not.toContain('Depot')
  const bare = writeSummary(person('Depot worker', { position: '???' }), '2026-11-17', { years: '3' })
  expect(bare).not.toMatch(/years/)
  expect(writeSummary(person('Depot worker'), '2026-11-17', {})).not.toMatch(/years/)
})

it('finds the years in a title that no job has', () => {
  const summary = 'Depot worker with 3 years of experience. Strongest in lifting.'
  const sentence = 'Depot worker with 3 years of experience.'
  expect(findUnheldYears(person('Depot worker', { ...helper, summary }))).toBe(sentence)
  expect(findUnheldYears(person('Depot worker', { position: 'Depot hand', summary }))).toBeUndefined()
  expect(findUnheldYears(person('Depot worker', { summary }))).toBeUndefined()
  expect(findUnheldYears(person('Depot worker', { ...helper, summary: 'Three years with trees.' }))).toBeUndefined()
})
