import { describe, expect, it } from 'vitest'
import { flowOf } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'
import type { FlowParagraph } from '../segment.ts'

const heading = (text: string) => ({ text, level: 1, runs: [{ text, bold: true, italic: false, size: 16 }] })
const box = (text: string, more: Partial<FlowParagraph> = {}) => ({ text, part: 'text-box' as const, ...more })

describe('text boxes', () => {
  const { resume } = readDocument(
    flowOf([
      box('Tobias Lind', { runs: [{ text: 'Tobias Lind', bold: true, italic: false, size: 24 }] }),
      box('+46 70 555 01 83 | t.lind@example.com'),
      box('Skills', { runs: [{ text: 'Skills', bold: true, italic: false, size: 13 }] }),
      box('Tower cranes', { isList: true }),
      box('Load charts', { isList: true }),
      heading('Experience'),
      'Crane Operator, Harbor Works',
      'May 2016 – Present',
      { text: 'Lifts up to 18 tons', isList: true },
      heading('Education'),
      'Diploma in Crane Operation, Harbor College, 2010',
    ]),
    { newId: () => '' },
  )

  it('give the name and the address at the top', () => {
    expect(resume.personalInfo).toMatchObject({ firstName: 'Tobias', lastName: 'Lind', email: 't.lind@example.com' })
  })

  it('give sections of their own, whatever their headings look like', () => {
    expect(resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))).toEqual([
      'Tower cranes',
      'Load charts',
    ])
    expect(resume.experiences).toMatchObject([{ position: 'Crane Operator', description: '- Lifts up to 18 tons' }])
  })
})
