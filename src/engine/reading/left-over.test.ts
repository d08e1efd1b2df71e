import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFullRun } from '../../../tests/support/sample.ts'
import { unaccountedWords } from '../../../tests/support/unaccounted-words.ts'
import { flowOf, pageOf } from './page.fixture.ts'
import { readDocument } from './read-resume.ts'
import { readText } from './read-text.ts'
import type { SourceDocument } from './segment.ts'

/** The seed is fixed outside the full run, so more of the same examples would tell nothing new. */
const share = isFullRun ? 1 : 1 / 3

const read = (text: string) => readText(text, { newId: () => '' })
const lost = (source: SourceDocument) => unaccountedWords(source, readDocument(source, { newId: () => '' }))

const work = ['EXPERIENCE', 'Data Engineer, Acme Corp', 'Jan 2019 – Present', '- Built the nightly load']

describe('F1: a label in one line', () => {
  const top = [
    'Jane Doe',
    'jane@example.com',
    'Summary: Data engineer with six years in retail.',
    'Skills: Python, SQL',
  ]

  it.each([
    ['before the first heading', [...top, '', ...work]],
    ['after the last entry', [...top.slice(0, 2), '', ...work, '', ...top.slice(2)]],
  ])('is read %s', (_, lines) => {
    const { resume, other } = read(lines.join('\n'))
    expect(resume.personalInfo.summary).toBe('Data engineer with six years in retail.')
    expect(resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))).toEqual(['Python', 'SQL'])
    expect(resume.experiences).toMatchObject([{ company: 'Acme Corp', position: 'Data Engineer' }])
    expect(other).toEqual([])
  })

  it('is read where the whole resume is labels', () => {
    const { resume } = read(
      'Name: Jane Doe\nEmail: jane@example.com\nExperience: Data Engineer at Acme Corp, 2019 - 2023\nSkills: Python\nEducation: BSc Physics, University of Leeds, 2018',
    )
    expect(resume).toMatchObject({
      personalInfo: { firstName: 'Jane', lastName: 'Doe', email: 'jane@example.com' },
      experiences: [{ company: 'Acme Corp', position: 'Data Engineer', startDate: '2019', endDate: '2023' }],
      skillCategories: [{ skills: [{ name: 'Python' }] }],
      education: [{ institution: 'University of Leeds', endDate: '2018' }],
    })
  })

  it('stays with its job where it tells of the job', () => {
    const { resume } = read(
      [...work, 'Technologies: Airflow, dbt', '', 'EDUCATION', 'BSc, Leeds University'].join('\n'),
    )
    expect(resume.experiences[0]?.description).toContain('Technologies: Airflow, dbt')
  })
})

describe('every word of a document', () => {
  const word = fc.oneof(
    // A ligature by itself is the glyph of an icon, and meant to go.
    fc.stringMatching(/^[a-z]{2,9}$/).filter((letters) => !/^(?:f[filjt]|ff[il])$/.test(letters)),
    fc.constantFrom(
      ...['Experience', 'Skills', 'Manager', 'Inc.', 'Boston,', 'MA', 'University', '•', '-', '|', 'Summary', 'Straße'],
      ...['日本語', 'at', 'for', 'six', 'years', 'in', '2019', 'Jan', 'Present', 'I', 'am', 'a', 'Name:', 'Skills:'],
    ),
  )
  const phrase = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '))

  it('is counted as left out where the file marks it as no content', () => {
    const footer = { text: 'Ana Lima – 1/2', x: 250, y: 820, tag: { order: -1, block: -1, role: 'artifact' as const } }
    const source = pageOf([{ text: 'Ana Lima', x: 50, y: 40, size: 20 }, footer])
    const reading = readDocument(source, { newId: () => '' })
    expect(reading.furniture.map(({ text }) => text)).toEqual(['Ana Lima – 1/2'])
    expect(unaccountedWords(source, reading)).toEqual([])
  })

  it('is kept where only the year of a date found a place', () => {
    const lines = ['Jan 2019 – Present (2 years)', '2019 aa', 'Experience Jan aa', 'da University Experience']
    expect(lost(flowOf(lines.map((text) => ({ text, isList: false }))))).toEqual([])
  })

  it('is in a field, in what found no place or in the furniture, on pages of any kind', () => {
    const text = fc.record({
      text: phrase,
      x: fc.integer({ min: 20, max: 420 }),
      y: fc.integer({ min: 2, max: 55 }).map((row) => row * 14),
      size: fc.constantFrom(9, 10, 14, 22),
      bold: fc.boolean(),
    })
    const apart = fc.uniqueArray(text, { maxLength: 40, selector: ({ y }) => y })
    fc.assert(
      fc.property(apart, (texts) => {
        expect(lost(pageOf(texts))).toEqual([])
      }),
      { numRuns: 150 * share },
    )
  })

  it('is there in mixtures of headings, labels, entries, lists and sentences', () => {
    const line = fc.oneof(
      phrase,
      fc.constantFrom(
        ...['EXPERIENCE', 'Education', 'Skills: Python, SQL', 'Summary: I build things.', 'Name: Ana Lima', '', ''],
        ...[
          'Nurse at Mercy Hospital, 2019 - 2021',
          'Nurse | Mercy Hospital | Tulsa, OK',
          'Jan 2019 – Present (2 years)',
        ],
        ...[
          '- Kept the drug register',
          'ana@example.com | +1 206 555 0142',
          'Employer: Acme Corp',
          'From: 2015',
          'Tel: 555 0199',
        ],
        ...[
          'My name is Ana Lima.',
          'I have worked at Acme Corp for six years as a welder.',
          'Languages: English (fluent), French',
        ],
        ...['B.S. in Nursing, Leeds University, 2015', 'Position: Welder', 'Page 1 of 2', 'Hobbies', 'Chess and choir'],
      ),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 24 }), (lines) => {
        expect(lost(flowOf(lines.map((text) => ({ text, isList: text.startsWith('- ') }))))).toEqual([])
      }),
      { numRuns: 300 * share },
    )
  })
})
