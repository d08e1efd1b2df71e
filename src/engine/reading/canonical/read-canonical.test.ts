import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalText } from '#engine/resume/canonical-text.ts'
import { formatExactDate } from '#engine/resume/dates.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'
import { resumeArbitrary } from '../../../../tests/support/resume-arbitrary.ts'
import { readText } from '../read-text.ts'

const read = (text: string) => readText(text, { newId: () => '' })

describe('the canonical text', () => {
  test('gives every resume back', () => {
    fc.assert(
      fc.property(resumeArbitrary, (resume) => {
        expect(bare(read(canonicalText(resume)).resume)).toEqual(bare(resume))
      }),
      { numRuns: 200 },
    )
  })

  test('comes out the same when what was read is written again', () => {
    fc.assert(
      fc.property(resumeArbitrary, (resume) => {
        const text = canonicalText(resume)
        expect(read(text).text).toBe(text)
      }),
    )
  })

  test('keeps names apart that words alone would not', () => {
    const resume = {
      ...emptyResume(''),
      personalInfo: { ...emptyResume('').personalInfo, firstName: 'Ana', lastName: 'Lima Souza' },
    }
    expect(canonicalText(resume)).toBe('Name: Ana | Lima Souza\n')
    expect(read('Name: Ana | Lima Souza\n').resume.personalInfo).toMatchObject({
      firstName: 'Ana',
      lastName: 'Lima Souza',
    })
  })

  test('keeps lines that found no place under OTHER', () => {
    const text = canonicalText(emptyResume(''), ['Driving licence B', 'SKILLS'])
    expect(text).toBe('OTHER\n\nDriving licence B\n\\SKILLS\n')
    expect(read(text).other.map((line) => line.text)).toEqual(['Driving licence B', 'SKILLS'])
  })

  test('is read with the changes a person makes to it', () => {
    const text =
      'Ada Lovelace\nAnalyst\nEmail: ada@example.com\n\nEXPERIENCE\n\nAnalyst | Engine Works | London\nMay 2019 – Present\n- Wrote notes\n- Added this line by hand\n\nSKILLS\n\nCalculus, Series (4/5)\n'
    const { resume } = read(text)
    expect(resume.experiences[0]).toMatchObject({
      position: 'Analyst',
      company: 'Engine Works',
      location: 'London',
      startDate: '2019-05',
      current: true,
      description: '- Wrote notes\n- Added this line by hand',
    })
    expect(resume.skillCategories[0]?.skills).toMatchObject([{ name: 'Calculus' }, { name: 'Series', level: 4 }])
  })
})

describe('text that only looks like ours', () => {
  const looksOurs = [
    'DIANA REYES',
    'Email: diana@example.com | Phone: 313 555 0142',
    'EXPERIENCE',
    'Mercy Hospital | Staff Nurse | Tulsa, OK | 03/2016 - 08/2019',
    '- Kept the drug register',
    'EDUCATION',
    'Tulsa Community College | Associate Degree in Nursing | 2015',
  ].join('\n')

  test('is read like any other file, so that capitals and bars cost no date and no employer', () => {
    const { resume } = read(looksOurs)
    expect(resume.personalInfo).toMatchObject({ email: 'diana@example.com', phone: '313 555 0142' })
    expect(resume.experiences).toMatchObject([
      { company: 'Mercy Hospital', position: 'Staff Nurse', startDate: '2016-03', endDate: '2019-08' },
    ])
    expect(resume.education).toMatchObject([{ institution: 'Tulsa Community College', endDate: '2015' }])
  })
})

/** What the text carries: everything but ids, picture and arrangement; an entry that still runs has no end. */
function bare(resume: Resume) {
  const line = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const lines = (text: string | undefined) =>
    splitLines(text ?? '').map(({ kind, text: own }) => ({ kind, text: line(own) }))
  const period = (entry: { startDate: string; endDate?: string | undefined; current: boolean }) => ({
    start: line(formatExactDate(entry.startDate)),
    end: entry.current ? '' : line(formatExactDate(entry.endDate ?? '')),
    current: entry.current,
  })
  const person = resume.personalInfo
  const filled = <T extends object>(list: T[]) =>
    list.filter((entry) =>
      Object.values(entry).some((value) =>
        Array.isArray(value)
          ? value.length > 0
          : typeof value === 'object'
            ? Object.values(value).some(Boolean)
            : Boolean(value),
      ),
    )
  return {
    person: [
      person.firstName,
      person.lastName,
      person.professionalTitle,
      person.email,
      person.phone,
      person.location,
      person.linkedin,
      person.website,
    ].map(line),
    summary: lines(person.summary),
    experiences: filled(
      resume.experiences.map((entry) => ({
        company: line(entry.company),
        position: line(entry.position),
        location: line(entry.location),
        period: period(entry),
        description: lines(entry.description),
      })),
    ),
    education: filled(
      resume.education.map((entry) => ({
        institution: line(entry.institution),
        degree: line(entry.degree),
        field: line(entry.field),
        location: line(entry.location),
        period: period(entry),
        description: lines(entry.description),
      })),
    ),
    skills: filled(
      resume.skillCategories.map((category) => ({
        name: line(category.name),
        skills: category.skills
          .filter((skill) => line(skill.name) !== '')
          .map((skill) => ({ name: line(skill.name), level: skill.level })),
      })),
    ),
    languages: filled(resume.languages.map((entry) => ({ name: line(entry.name), level: line(entry.level) }))),
    certifications: filled(
      resume.certifications.map((entry) => ({
        name: line(entry.name),
        issuer: line(entry.issuer),
        date: line(formatExactDate(entry.date)),
      })),
    ),
    projects: filled(
      resume.projects.map((entry) => ({
        name: line(entry.name),
        url: line(entry.url),
        description: lines(entry.description),
      })),
    ),
  }
}
