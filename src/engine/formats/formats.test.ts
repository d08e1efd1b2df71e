import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalText } from '#engine/resume/canonical-text.ts'
import { fromJsonResume } from '#engine/resume/from-json-resume.ts'
import { readResume } from '#engine/resume/read-resume.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'
import { resumeArbitrary } from '../../../tests/support/resume-arbitrary.ts'
import json from './json.ts'
import jsonResume from './json-resume.ts'
import markdown from './markdown.ts'
import text from './text.ts'

const ada: Resume = {
  ...emptyResume('r'),
  personalInfo: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    professionalTitle: 'Analyst',
    email: 'ada@example.com',
    phone: '+44 20 7946 0958',
    location: 'London, UK',
    linkedin: 'linkedin.com/in/ada',
    website: 'https://ada.example.com/',
    summary: 'Wrote the **first** program.\n\nKnows engines.',
  },
  experiences: [
    {
      id: 'e1',
      company: 'Engine Works',
      position: 'Analyst',
      location: 'London',
      startDate: '2019-01-15',
      current: true,
      description: 'Worked on [the notes](https://example.com/notes).\n* Wrote _Note G_\n* Checked 100_000 tables',
    },
    {
      id: 'e2',
      company: 'Home',
      position: '',
      startDate: 'Spring 2018',
      endDate: '2018-12',
      current: false,
      description: '',
    },
  ],
  education: [
    {
      id: 's1',
      institution: 'Tutors',
      degree: 'Certificate',
      field: 'Mathematics',
      startDate: '2012',
      endDate: '2016',
      current: false,
      description: 'With honours',
    },
  ],
  skillCategories: [
    {
      id: 'c1',
      name: 'Mathematics',
      skills: [
        { id: 'k1', name: 'Calculus', level: 5 },
        { id: 'k2', name: 'Series' },
      ],
    },
    {
      id: 'c2',
      name: 'Other',
      skills: [
        { id: 'k3', name: 'Reading, writing' },
        { id: 'k4', name: '*Flying*' },
      ],
    },
  ],
  languages: [{ id: 'l1', name: 'French', level: 'Fluent' }],
  certifications: [{ id: 'z1', name: 'Proof', issuer: 'De Morgan', date: '2017-05' }],
  projects: [{ id: 'p1', name: 'Notes', description: '- On the engine', url: 'https://example.com/notes' }],
}

const canonical = `Ada Lovelace
Analyst
Email: ada@example.com
Phone: +44 20 7946 0958
Location: London, UK
LinkedIn: linkedin.com/in/ada
Website: https://ada.example.com/

SUMMARY

Wrote the **first** program.
Knows engines.

EXPERIENCE

Analyst | Engine Works | London
15 January 2019 – Present
Worked on [the notes](https://example.com/notes).
- Wrote _Note G_
- Checked 100_000 tables

 | Home |
Spring 2018 – December 2018

EDUCATION

Certificate | Mathematics | Tutors |
2012 – 2016
With honours

SKILLS

Mathematics: Calculus (5/5), Series
Other: Reading, writing; *Flying*

PROJECTS

Notes | https://example.com/notes
- On the engine

CERTIFICATIONS

Proof | De Morgan | May 2017

LANGUAGES

French: Fluent
`

describe('plain text', () => {
  test('gives every value its place in the canonical text', () => {
    expect(canonicalText(ada)).toBe(canonical)
  })

  test('holds every word of the resume in the canonical text', () => {
    fc.assert(
      fc.property(resumeArbitrary, (resume) => {
        const canonical = canonicalText(resume)
        const written = new Set(`${canonical} ${canonical.replace(/\\(.)/g, '$1')}`.split(/[\s,;:]+/))
        expect(wordsOf(resume).filter((word) => !written.has(word))).toEqual([])
      }),
    )
  })

  test('shows dates as the page does, links with their address and no marks', () => {
    const shown = text.render(ada)
    expect(shown).toContain('Wrote the first program.')
    expect(shown).toContain('January 2019 – Present\nWorked on the notes (example.com/notes).\n- Wrote Note G\n')
    expect(shown).toContain('\nHome\nSpring 2018 – December 2018')
    expect(shown).not.toMatch(/\*\*|\]\(/)
  })

  test("follows the person's order and titles and leaves hidden sections out", () => {
    const arrangement: Resume['arrangement'] = {
      order: ['languages', 'skills'],
      hidden: ['summary', 'projects'],
      titles: { skills: 'What I know' },
    }
    const headings = text.render({ ...ada, arrangement }).match(/^[A-Z ]+$/gm)
    expect(headings).toEqual(['LANGUAGES', 'WHAT I KNOW', 'EXPERIENCE', 'EDUCATION', 'CERTIFICATIONS'])
    expect(canonicalText({ ...ada, arrangement })).toBe(canonical)
  })

  test('has no heading without words under it', () => {
    const resume = {
      ...emptyResume('r'),
      experiences: [
        {
          ...ada.experiences[1],
          id: 'e',
          company: '',
          startDate: '',
          endDate: '',
          position: '',
          current: false,
          description: ' ',
        },
      ],
    }
    expect(text.render(resume)).toBe('\n')
  })
})

describe('Markdown', () => {
  test('has headings, lists, emphasis and links', () => {
    expect(markdown.render(ada)).toBe(`# Ada Lovelace

**Analyst**

[ada@example.com](mailto:ada@example.com) · [+44 20 7946 0958](tel:+442079460958) · London, UK · [linkedin.com/in/ada](https://linkedin.com/in/ada) · [ada.example.com](https://ada.example.com/)

## Summary

Wrote the **first** program.

Knows engines.

## Experience

### Analyst, Engine Works

*January 2019 – Present · London*

Worked on [the notes](https://example.com/notes).

- Wrote *Note G*
- Checked 100\\_000 tables

### Home

*Spring 2018 – December 2018*

## Education

### Certificate, Mathematics, Tutors

*2012 – 2016*

With honours

## Skills

- **Mathematics**: Calculus, Series
- **Other**: Reading, writing, \\*Flying\\*

## Projects

### Notes

[example.com/notes](https://example.com/notes)

- On the engine

## Certifications

- **Proof**: De Morgan, May 2017

## Languages

- **French**: Fluent
`)
  })

  test('lets no word of the person become a mark', () => {
    const person = {
      ...emptyResume('r').personalInfo,
      firstName: '<script>',
      professionalTitle: '`x` [y](z)',
      summary: '# One\n1. Two\n> Three\n&amp; four\n=',
    }
    const written = markdown.render({ ...emptyResume('r'), personalInfo: person })
    expect(written).toBe(
      '# \\<script>\n\n**\\`x\\` \\[y\\](z)**\n\n## Summary\n\n\\# One\n\n1\\. Two\n\n\\> Three\n\n\\&amp; four\n\n\\=\n',
    )
  })
})

describe('JSON', () => {
  test('gives the resume back exactly', () => {
    fc.assert(
      fc.property(resumeArbitrary, (resume) => {
        expect(readResume(JSON.parse(json.render(resume)), { newId: () => '' })).toEqual({ resume, problems: [] })
      }),
    )
  })

  test('is the same file whatever order the fields came in', () => {
    const reversed: Resume = { ...ada, personalInfo: { ...ada.personalInfo } }
    const shuffled = Object.fromEntries(Object.entries(reversed).toReversed())
    const { resume } = readResume(shuffled, { newId: () => '' })
    expect(json.render(resume)).toBe(json.render(ada))
    expect(json.render(ada)).toMatch(/^\{\n {2}"id": "r",\n {2}"personalInfo": \{\n {4}"firstName": "Ada",/)
  })
})

test('JSON Resume is read back to the same resume', () => {
  const { resume } = fromJsonResume(JSON.parse(jsonResume.render(ada)), { newId: () => '' })
  expect(resume.experiences.map(({ id: _, ...entry }) => entry)).toEqual(
    ada.experiences.map(({ id: _, ...entry }) => entry),
  )
})

test('every format ends in one line break and writes an empty resume without words', () => {
  for (const format of [text, markdown, json, jsonResume]) {
    expect(format.render(ada)).toMatch(/\S\n$/)
    expect(format.render(emptyResume('r'))).not.toContain('undefined')
  }
})

/** The words a person wrote, as texts hold them; dates are written out and so left aside. */
function wordsOf(resume: Resume): string[] {
  const { personalInfo: person } = resume
  const descriptions = [...resume.experiences, ...resume.education, ...resume.projects].map(
    (entry) => entry.description,
  )
  const lines = [
    ...[person.firstName, person.lastName, person.professionalTitle, person.email, person.phone, person.location],
    ...[person.linkedin, person.website],
    ...[person.summary, ...descriptions].flatMap((description) =>
      splitLines(description ?? '').map((line) => line.text),
    ),
    ...resume.experiences.flatMap((entry) => [entry.company, entry.position, entry.location]),
    ...resume.education.flatMap((entry) => [entry.institution, entry.degree, entry.field, entry.location]),
    ...resume.skillCategories.flatMap(({ name, skills }) => [name, ...skills.map((skill) => skill.name)]),
    ...resume.languages.flatMap((entry) => [entry.name, entry.level]),
    ...resume.certifications.flatMap((entry) => [entry.name, entry.issuer]),
    ...resume.projects.flatMap((entry) => [entry.name, entry.url]),
  ]
  return lines.flatMap((line) => line?.split(/[\s,;:]+/) ?? []).filter((word) => word !== '')
}
