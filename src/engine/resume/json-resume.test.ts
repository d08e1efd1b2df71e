import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resumeArbitrary } from '../../../tests/support/resume-arbitrary.ts'
import { fromJsonResume, isJsonResume } from './from-json-resume.ts'
import { emptyResume, type Resume } from './resume.ts'
import { toJsonResume } from './to-json-resume.ts'

const read = (value: unknown) => fromJsonResume(value, { newId: () => '' })

/** Through text, as a file goes. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'id' ? undefined : part)))

const ada: Resume = {
  ...emptyResume('r'),
  personalInfo: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    professionalTitle: 'Analyst',
    email: 'ada@example.com',
    phone: '+44 20 7946 0958',
    location: 'London, UK',
    linkedin: 'https://linkedin.com/in/ada',
    website: 'https://ada.example.com',
    summary: 'Wrote the first program.',
  },
  experiences: [
    {
      id: 'e1',
      company: 'Engine Works',
      position: 'Analyst',
      location: 'London',
      startDate: '1842-01',
      current: true,
      description: 'Worked on the notes.\n- Wrote Note G\n- Checked the tables',
    },
  ],
  education: [
    {
      id: 's1',
      institution: 'Home',
      degree: 'Tuition',
      field: 'Mathematics',
      startDate: '1828',
      endDate: '1835-06-01',
      current: false,
    },
  ],
  skillCategories: [
    {
      id: 'c1',
      name: 'Mathematics',
      skills: [
        { id: 'k1', name: 'Bernoulli numbers', level: 5 },
        { id: 'k2', name: 'Calculus', level: 5 },
      ],
    },
  ],
  languages: [{ id: 'l1', name: 'French', level: 'Fluent' }],
  certifications: [{ id: 'z1', name: 'Proof', issuer: 'De Morgan', date: '1840-05' }],
  projects: [{ id: 'p1', name: 'Notes', description: 'On the engine', url: 'https://example.com/notes' }],
}

test('gives every resume back through a file, ids aside', () => {
  fc.assert(
    fc.property(resumeArbitrary, (resume) => {
      const { resume: again, problems } = read(overTheWire(toJsonResume(resume)))
      expect(withoutIds(again)).toEqual(withoutIds(resume))
      expect(problems).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('writes what other tools look for, and nothing of ours where the format can hold all', () => {
  expect(toJsonResume(ada)).toEqual({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: 'Ada Lovelace',
      label: 'Analyst',
      email: 'ada@example.com',
      phone: '+44 20 7946 0958',
      url: 'https://ada.example.com',
      summary: 'Wrote the first program.',
      location: { city: 'London', region: 'UK' },
      profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/ada' }],
    },
    work: [
      {
        name: 'Engine Works',
        position: 'Analyst',
        location: 'London',
        startDate: '1842-01',
        summary: 'Worked on the notes.',
        highlights: ['Wrote Note G', 'Checked the tables'],
      },
    ],
    education: [
      { institution: 'Home', studyType: 'Tuition', area: 'Mathematics', startDate: '1828', endDate: '1835-06-01' },
    ],
    skills: [{ name: 'Mathematics', level: 'Expert', keywords: ['Bernoulli numbers', 'Calculus'] }],
    languages: [{ language: 'French', fluency: 'Fluent' }],
    certificates: [{ name: 'Proof', issuer: 'De Morgan', date: '1840-05' }],
    projects: [{ name: 'Notes', description: 'On the engine', url: 'https://example.com/notes' }],
    meta: { version: 'v1.0.0' },
  })
})

test('writes dates and addresses only in the forms the schema of the format allows', () => {
  fc.assert(
    fc.property(resumeArbitrary, (resume) => {
      const { basics, work, education, certificates, projects } = toJsonResume(resume)
      const dates = [...work, ...education].flatMap((entry) => [entry.startDate, entry.endDate])
      for (const date of [...dates, ...certificates.map((entry) => entry.date)]) {
        if (date !== undefined) expect(date).toMatch(/^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/)
      }
      for (const url of [basics.url, ...projects.map((entry) => entry.url)]) {
        if (url !== undefined) expect(url).toMatch(/^https?:\/\/\S+$/)
      }
    }),
  )
})

test('lets an edit made elsewhere win over what was set aside', () => {
  const rough = {
    ...ada,
    languages: [],
    experiences: ada.experiences.map((entry) => ({ ...entry, startDate: 'Winter 1842' })),
  }
  const file = toJsonResume(rough)
  expect(read(file).resume.experiences[0]?.startDate).toBe('Winter 1842')
  const edited = { ...file, work: file.work.map((entry) => ({ ...entry, startDate: '1843' })) }
  expect(read(edited).resume.experiences[0]?.startDate).toBe('1843')
})

describe('files of other tools', () => {
  test('keep skills with and without keywords, older names, and what we have no section for', () => {
    const { resume, problems } = read({
      basics: {
        name: 'Grace Brewster Hopper',
        website: 'https://grace.example.com',
        location: { city: 'New York', region: 'NY', countryCode: 'US' },
        profiles: [
          { network: 'GitHub', username: 'grace' },
          { network: 'linkedin', username: 'grace-h' },
        ],
      },
      work: [{ company: 'Navy', position: 'Officer', startDate: '1943', endDate: '1986', highlights: ['Compiled'] }],
      volunteer: [{ organization: 'School', position: 'Teacher', startDate: '1990' }],
      education: [{ institution: 'Yale', studyType: 'PhD', area: 'Mathematics', gpa: '4.0', courses: ['Algebra'] }],
      skills: [
        { name: 'COBOL', level: 'Master' },
        { name: 'Web', keywords: ['HTML'] },
      ],
      interests: [{ name: 'Clocks', keywords: ['Repair'] }],
      awards: [{ title: 'Medal', awarder: 'IEEE', date: '1983' }],
      publications: [{ name: 'Paper', publisher: 'ACM', releaseDate: '1952', summary: 'On compilers' }],
      references: [{ name: 'Howard' }],
    })
    expect(resume.personalInfo).toMatchObject({
      firstName: 'Grace Brewster',
      lastName: 'Hopper',
      location: 'New York, NY, US',
      linkedin: 'grace-h',
      website: 'https://grace.example.com',
    })
    expect(resume.experiences).toMatchObject([
      { company: 'Navy', endDate: '1986', current: false, description: '- Compiled' },
      { company: 'School', position: 'Teacher', current: true },
    ])
    expect(resume.education[0]?.description).toBe('Score: 4.0\nCourses: Algebra')
    expect(
      resume.skillCategories.map(({ name, skills }) => [name, skills.map((skill) => [skill.name, skill.level])]),
    ).toEqual([
      ['Web', [['HTML', undefined]]],
      ['Skills', [['COBOL', 5]]],
      [
        'Interests',
        [
          ['Clocks', undefined],
          ['Repair', undefined],
        ],
      ],
    ])
    expect(resume.certifications).toMatchObject([{ name: 'Medal', issuer: 'IEEE', date: '1983' }])
    expect(resume.projects).toMatchObject([{ name: 'Paper', description: 'ACM, 1952\nOn compilers' }])
    expect(problems.map(({ path }) => path)).toEqual(['basics.profiles.0', 'references'])
  })

  test('are read without fail whatever they hold', () => {
    const keys = fc.constantFrom(
      'basics',
      'work',
      'skills',
      'education',
      'meta',
      'candid',
      'fields',
      'path',
      'profiles',
      'keywords',
    )
    const odd = fc.letrec((tie) => ({
      node: fc.oneof({ depthSize: 'small' }, fc.anything(), fc.dictionary(keys, tie('node')), fc.array(tie('node'))),
    })).node
    fc.assert(
      fc.property(odd, (value) => {
        expect(read(value).resume.personalInfo).toBeDefined()
      }),
      { numRuns: 50 },
    )
    expect(read('nothing').problems).toEqual([{ path: '', message: 'Expected a resume' }])
  })

  test('cannot reach beyond the resume with a path', () => {
    const fields = ['__proto__.polluted', 'personalInfo.__proto__.polluted', 'experiences.constructor.x'].map(
      (path) => ({ path, value: 'x' }),
    )
    const { resume } = read({ basics: { name: 'A' }, meta: { candid: { fields } } })
    expect(resume).toEqual({ ...emptyResume(''), personalInfo: { ...emptyResume('').personalInfo, firstName: 'A' } })
    expect({}).not.toHaveProperty('polluted')
  })
})

test('takes no address over that would run something', () => {
  const url = 'javascript:alert(1)'
  const file = {
    basics: { name: 'Ada', url, profiles: [{ network: 'LinkedIn', url }] },
    projects: [{ name: 'Mill', url }],
  }
  const { resume, problems } = fromJsonResume(file, { newId: () => 'new' })
  expect(JSON.stringify(resume)).not.toContain('javascript')
  expect(problems).toHaveLength(3)
})

test('tells the format from our own', () => {
  expect(isJsonResume(toJsonResume(ada))).toBe(true)
  expect(isJsonResume({ work: [] })).toBe(true)
  expect(isJsonResume({ work: 'npm start' })).toBe(false)
  expect(isJsonResume(ada)).toBe(false)
  expect(isJsonResume(null)).toBe(false)
})
