import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { resumeArbitrary } from '../../../tests/support/resume-arbitrary.ts'
import { readResume, resumeInputSchema } from './read-resume.ts'
import { emptyResume, resumeSchema } from './resume.ts'

const counter = () => {
  let count = 0
  return () => `new-${++count}`
}
const read = (value: unknown) => readResume(value, { newId: counter() })

test('leaves a sound resume as it is', () => {
  fc.assert(
    fc.property(resumeArbitrary, (resume) => {
      expect(read(resume)).toEqual({ resume, problems: [] })
      expect(resumeInputSchema.parse(resume)).toEqual(resume)
    }),
  )
})

test('makes a sound resume of anything, and of that the same again', () => {
  const shaped = fc.dictionary(
    fc.constantFrom(
      'id',
      'personalInfo',
      'experiences',
      'education',
      'skillCategories',
      'languages',
      'projects',
      'arrangement',
    ),
    fc.oneof(
      fc.anything(),
      fc.array(fc.dictionary(fc.constantFrom('id', 'name', 'skills', 'level', 'startDate', 'current'), fc.anything())),
    ),
  )
  fc.assert(
    fc.property(fc.oneof(fc.anything(), shaped), (value) => {
      const { resume } = read(value)
      expect(resumeSchema.parse(resume)).toEqual(resume)
      expect(read(resume)).toEqual({ resume, problems: [] })
    }),
    { numRuns: 100 },
  )
})

test('reads nothing as an empty resume and says so', () => {
  for (const value of [undefined, null, 'text', 7, []]) {
    expect(read(value)).toEqual({
      resume: emptyResume('new-1'),
      problems: [{ path: '', message: 'Expected a resume' }],
    })
  }
  expect(read({})).toEqual({ resume: emptyResume('new-1'), problems: [] })
})

describe('keeps what an older or rougher document means', () => {
  test('null is missing, numbers are text, a time is cut off a date', () => {
    const { resume, problems } = read({
      id: 42,
      personalInfo: { firstName: 'Ada', lastName: null, phone: 3135550142, linkedin: null },
      experiences: [
        {
          id: 'a',
          company: 3,
          startDate: 2019,
          endDate: '2021-03-14T00:00:00.000Z',
          current: 'false',
          description: null,
        },
      ],
      languages: null,
    })
    expect(problems).toEqual([])
    expect(resume.id).toBe('42')
    expect(resume.personalInfo).toEqual({ ...emptyResume('').personalInfo, firstName: 'Ada', phone: '3135550142' })
    expect(resume.experiences).toEqual([
      {
        id: 'a',
        company: '3',
        position: '',
        startDate: '2019',
        endDate: '2021-03-14',
        current: false,
        description: '',
      },
    ])
    expect(resume.languages).toEqual([])
  })

  test('a single entry is a list of one, a bare text the name of an entry', () => {
    const { resume } = read({
      education: { institution: 'MIT' },
      languages: ['French', { name: 'German', level: 'B2' }],
      skillCategories: { name: 'Tools', skills: ['SQL', null, { name: 'Git', level: '4' }] },
    })
    expect(resume.education[0]?.institution).toBe('MIT')
    expect(resume.languages.map(({ name, level }) => [name, level])).toEqual([
      ['French', ''],
      ['German', 'B2'],
    ])
    expect(resume.skillCategories[0]?.skills.map(({ name, level }) => [name, level])).toEqual([
      ['SQL', undefined],
      ['Git', 4],
    ])
  })

  test('an end of "Present" means that it still runs', () => {
    const { resume } = read({ experiences: [{ startDate: '2020', endDate: 'present' }] })
    expect(resume.experiences[0]).toMatchObject({ startDate: '2020', current: true })
    expect(resume.experiences[0]).not.toHaveProperty('endDate')
  })

  test('a list of sentences is a list of bullets', () => {
    const { resume } = read({ experiences: [{ description: ['Led', 'Built'] }] })
    expect(resume.experiences[0]?.description).toBe('- Led\n- Built')
  })

  test('missing and repeated ids become new ones', () => {
    const { resume } = read({ experiences: [{ id: 'a' }, { id: 'a' }, {}], projects: [{ id: 'a' }] })
    const ids = [...resume.experiences, ...resume.projects].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect(ids[0]).toBe('a')
  })

  test('two alike ids stay apart even if the new id is always the same', () => {
    const { resume } = readResume({ languages: ['a', 'b', 'c'] }, { newId: () => 'same' })
    expect(new Set(resume.languages.map(({ id }) => id)).size).toBe(3)
  })

  test('control characters, half emoji and line breaks in a name are cleaned away', () => {
    const { resume } = read({ personalInfo: { firstName: 'A\u0000d\ud83da\nMary', summary: 'One\r\nTwo\u0007' } })
    expect(resume.personalInfo.firstName).toBe('Ada Mary')
    expect(resume.personalInfo.summary).toBe('One\nTwo')
  })

  test('a language and a form of dates it knows are kept, others are passed over', () => {
    const arranged = (arrangement: unknown) => read({ arrangement }).resume.arrangement
    expect(arranged({ language: 'de', dates: 'short' })).toEqual({ language: 'de', dates: 'short' })
    expect(arranged({ language: 'klingon', dates: 7, order: ['skills'] })).toEqual({ order: ['skills'] })
  })

  test('fields and sections it does not know are dropped', () => {
    const { resume, problems } = read({
      hobby: 'chess',
      arrangement: { order: ['skills', 'hobbies', 'skills'], hidden: 'x' },
    })
    expect(resume).toEqual({ ...emptyResume('new-1'), arrangement: { order: ['skills'] } })
    expect(problems).toEqual([])
  })
})

test('names the fields it could not read', () => {
  const { resume, problems } = read({
    personalInfo: { firstName: { a: 1 }, profileImage: 'https://example.com/me.jpg' },
    experiences: ['Welder', { current: 'maybe' }],
    education: 'MIT',
    skillCategories: [
      {
        skills: [
          { name: 'SQL', level: 9 },
          { name: 'Git', level: 'high' },
        ],
      },
    ],
  })
  expect(problems.map(({ path }) => path)).toEqual([
    'personalInfo.firstName',
    'personalInfo.profileImage',
    'experiences.0',
    'experiences.1.current',
    'education',
    'skillCategories.0.skills.0.level',
    'skillCategories.0.skills.1.level',
  ])
  expect(resume.skillCategories[0]?.skills[0]?.level).toBe(5)
  expect(resume.personalInfo).not.toHaveProperty('profileImage')
})

test('keeps no address that would run something, and names it', () => {
  const unsafe = 'javascript:alert(1)'
  const value = {
    personalInfo: { website: unsafe, linkedin: `\u200b${unsafe}`, links: [{ label: 'Shop', url: unsafe }] },
    projects: [{ name: 'Mill', url: unsafe }],
  }
  const { resume, problems } = readResume(value, { newId: () => 'new' })
  expect(JSON.stringify(resume)).not.toContain('javascript')
  expect(problems.map(({ path }) => path)).toEqual([
    'personalInfo.linkedin',
    'personalInfo.website',
    'personalInfo.links.0.url',
    'projects.0.url',
  ])
})

describe('a call', () => {
  test('may send an incomplete resume without ids', () => {
    const resume = resumeInputSchema.parse({
      personalInfo: { firstName: 'Ada' },
      experiences: [{ company: 'Acme' }, {}],
    })
    expect(resume.id).toBe('')
    expect(resume.experiences.map(({ id }) => id)).toEqual(['entry-2', 'entry-3'])
  })

  test('is refused under the path of what cannot be read', () => {
    const body = z.object({ resumeContent: resumeInputSchema })
    const { error } = body.safeParse({ resumeContent: { experiences: [{}, { startDate: { year: 2020 } }] } })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['resumeContent', 'experiences', 1, 'startDate'], 'Expected text'],
    ])
    expect(() => resumeInputSchema.parse('<resume/>')).toThrow('Expected a resume')
  })
})
