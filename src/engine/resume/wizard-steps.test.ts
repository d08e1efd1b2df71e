import { describe, expect, test } from 'vitest'
import { blankEducation, blankExperience, blankSkillCategory } from './new-entries.ts'
import type { Education, Experience } from './resume.ts'
import {
  checkEducationStep,
  checkExperienceStep,
  checkSkillsStep,
  dropBlankSkills,
  personalStepSchema,
  summaryStepSchema,
} from './wizard-steps.ts'

const job: Experience = {
  id: 'e',
  company: 'Acme',
  position: 'Welder',
  startDate: '2020-01',
  endDate: '2021-01',
  current: false,
  description: 'Welded.',
}
const school: Education = {
  id: 'e',
  institution: 'MIT',
  degree: 'Bachelor of Arts',
  field: 'Music',
  startDate: '2010-09',
  endDate: '2013-06',
  current: false,
}

test('asks in the personal step for names, title, e-mail and phone, and for nothing else', () => {
  const { error } = personalStepSchema.safeParse({ email: 'ada' })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['professionalTitle', 'Professional title is required'],
    ['email', 'Invalid email address'],
    ['phone', 'Phone number is required'],
  ])
  const filled = {
    firstName: 'A',
    lastName: 'L',
    professionalTitle: 'T',
    email: 'a@example.com',
    phone: '1',
    website: 'example.com',
  }
  expect(personalStepSchema.safeParse(filled).success).toBe(true)
})

test('asks for a summary of at least ten characters', () => {
  expect(summaryStepSchema.safeParse({ summary: 'Too short' }).error?.issues[0]?.message).toBe(
    'Summary should be at least 10 characters long',
  )
  expect(summaryStepSchema.safeParse({ summary: 'Ten chars!' }).success).toBe(true)
  expect(summaryStepSchema.safeParse({ summary: '   a      ' }).success).toBe(false)
})

describe('the experience step', () => {
  const alert = 'Please fill out all required fields for each experience entry.'

  test.each(['company', 'position', 'startDate', 'endDate', 'description'] as const)('asks for %s', (field) => {
    expect(checkExperienceStep([job, { ...job, [field]: ' ' }])).toBe(alert)
  })

  test('takes a current position without an end, and an entry without a place', () => {
    const { endDate: _, ...open } = job
    expect(checkExperienceStep([{ ...open, current: true }])).toBeUndefined()
    expect(checkExperienceStep([open])).toBe(alert)
    expect(checkExperienceStep([blankExperience({ id: 'b' })])).toBe(alert)
  })
})

describe('the education step', () => {
  const alert = 'Please fill out all required fields for each education entry.'

  test.each(['institution', 'degree', 'field', 'startDate', 'endDate'] as const)('asks for %s', (field) => {
    expect(checkEducationStep([{ ...school, [field]: '' }])).toBe(alert)
  })

  test('needs neither place nor description', () => {
    expect(checkEducationStep([school])).toBeUndefined()
    expect(checkEducationStep([blankEducation({ id: 'b' })])).toBe(alert)
  })
})

test('asks in the skills step for a name and one skill in each category, and drops blank slots', () => {
  const alert = 'Please enter a name for each category and at least one skill per category.'
  let count = 0
  const blank = blankSkillCategory({ newId: () => String(count++), name: 'Technical Skills' })
  expect(blank.skills).toHaveLength(3)
  expect(checkSkillsStep([blank])).toBe(alert)
  const filled = { ...blank, skills: [...blank.skills, { id: 's', name: 'SQL' }] }
  expect(checkSkillsStep([filled])).toBeUndefined()
  expect(checkSkillsStep([{ ...filled, name: '' }])).toBe(alert)
  expect(dropBlankSkills([filled])).toEqual([{ ...blank, skills: [{ id: 's', name: 'SQL' }] }])
})

test('asks of a high school for no field of study', () => {
  const plain = { ...school, field: '' }
  expect(checkEducationStep([{ ...plain, degree: 'High School Diploma' }])).toBeUndefined()
  expect(checkEducationStep([plain])).toBe('Please fill out all required fields for each education entry.')
})
