import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import * as complete from './complete-resume.ts'
import { emptyResume } from './resume.ts'

const messages = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  professionalTitle: 'Analyst',
  email: 'ada@example.com',
  phone: '+44 20 7946 0958',
  location: 'London',
  summary: 'Wrote the first program.',
}

describe('a form says what is missing', () => {
  test('in the personal information', () => {
    expect(messages(complete.completePersonalInfoSchema, emptyResume('r').personalInfo)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      professionalTitle: 'Professional title is required',
      email: 'Valid email is required',
      phone: 'Phone number is required',
      location: 'Location is required',
      summary: 'Summary is required',
    })
  })

  test('also where a field is not there at all or holds only spaces', () => {
    expect(messages(complete.completePersonalInfoSchema, { ...ada, firstName: undefined, phone: '  ' })).toEqual({
      firstName: 'First name is required',
      phone: 'Phone number is required',
    })
  })

  test('in an experience', () => {
    expect(messages(complete.completeExperienceSchema, { id: 'x' })).toEqual({
      company: 'Company name is required',
      position: 'Position is required',
      startDate: 'Start date is required',
      description: 'Description is required',
    })
  })

  test('in an education', () => {
    expect(messages(complete.completeEducationSchema, { id: 'x' })).toEqual({
      institution: 'Institution is required',
      degree: 'Degree is required',
      field: 'Field of study is required',
      startDate: 'Start date is required',
    })
  })

  test('in skills and their categories', () => {
    expect(
      messages(complete.completeSkillCategorySchema, { id: 'c', name: '', skills: [{ id: 's', name: '' }] }),
    ).toEqual({
      name: 'Category name is required',
      'skills.0.name': 'Skill name is required',
    })
  })

  test('in languages, certifications and projects', () => {
    expect(messages(complete.completeLanguageSchema, { id: 'x' })).toEqual({
      name: 'Language name is required',
      level: 'Proficiency level is required',
    })
    expect(messages(complete.completeCertificationSchema, { id: 'x' })).toEqual({
      name: 'Certification name is required',
      issuer: 'Issuer is required',
      date: 'Date is required',
    })
    expect(messages(complete.completeProjectSchema, { id: 'x' })).toEqual({
      name: 'Project name is required',
      description: 'Description is required',
    })
  })

  test('under the path of the field in a whole resume', () => {
    const resume = { ...emptyResume('r'), personalInfo: ada, languages: [{ id: 'l', name: 'French', level: '' }] }
    expect(messages(complete.completeResumeSchema, resume)).toEqual({
      'languages.0.level': 'Proficiency level is required',
    })
  })
})

describe('web addresses', () => {
  test.each(['not-a-url', 'example.com', 'javascript:alert(1)', 'ftp://example.com', 'https://'])(
    '%s is none',
    (website) => {
      expect(messages(complete.completePersonalInfoSchema, { ...ada, website })).toEqual({
        website: complete.urlMessage,
      })
      const project = { id: 'p', name: 'P', description: 'D', url: website }
      expect(messages(complete.completeProjectSchema, project)).toEqual({ url: complete.urlMessage })
    },
  )

  test.each([undefined, '', 'https://example.com', 'http://ada.example.com/a?b=c#d'])('%s is accepted', (website) => {
    expect(messages(complete.completePersonalInfoSchema, { ...ada, website })).toEqual({})
  })
})

describe('e-mail addresses', () => {
  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'a@b..com',
    '.a@b.com',
    'a.@b.com',
    'a..b@c.com',
    'a@-b.com',
  ])('%s is refused', (email) => {
    expect(messages(complete.completePersonalInfoSchema, { ...ada, email })).toEqual({
      email: 'Valid email is required',
    })
  })

  test.each([
    'ada@example.com',
    "o'neil+jobs@mail.example.co.uk",
    'jörg@müller.de',
    ' ada@example.com ',
    'a@xn--80ak6aa92e.xn--p1ai',
  ])('%s is accepted', (email) => {
    expect(messages(complete.completePersonalInfoSchema, { ...ada, email })).toEqual({})
  })
})

test('accepts skill levels from 1 to 5 and none', () => {
  for (const level of [1, 3, 5, undefined]) {
    expect(messages(complete.completeSkillSchema, { id: 's', name: 'SQL', level })).toEqual({})
  }
  for (const level of [0, 6, 'high']) {
    expect(messages(complete.completeSkillSchema, { id: 's', name: 'SQL', level })).toEqual({
      level: complete.levelMessage,
    })
  }
})
