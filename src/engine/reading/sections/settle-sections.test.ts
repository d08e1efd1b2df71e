import { describe, expect, it } from 'vitest'
import { column, pageOf } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'

const readPage = (texts: readonly string[]) =>
  readDocument(pageOf([{ text: 'Rosa Lind', x: 50, y: 40, size: 20 }, ...column(50, 80, texts)]), { newId: () => '' })
    .resume

const jobs = [
  '#Experience',
  'Payroll Clerk, Globex Systems LLC',
  'Jan 2016 - Jul 2019',
  '• Kept the books of four shops',
]

describe('what a section holds', () => {
  it('makes it education where no other section is', () => {
    const { education } = readPage([...jobs, '#Training', 'Brackenmoor Technical College, Diploma in Welding, 2010'])
    expect(education).toMatchObject([{ institution: 'Brackenmoor Technical College', endDate: '2010' }])
  })

  it('is of certificates under a heading of training, but for a school with what it gave', () => {
    const { education, certifications } = readPage([
      ...jobs,
      ...['#Education', 'BSc Chemistry, Hexley University, 2008'],
      ...['#Training', 'Brackenmoor Technical College, Diploma in Welding, 2010', 'Ladder safety, 2011'],
    ])
    expect(education).toHaveLength(2)
    expect(certifications.map(({ name }) => name)).toEqual(['Ladder safety'])
  })

  it('is told by headings of trades', () => {
    const { certifications } = readPage([...jobs, '#Tickets', 'Forklift, May 2018', 'First Aid, Nov 2022'])
    expect(certifications.map(({ name }) => name)).toEqual(['Forklift', 'First Aid'])
  })

  it('is work where titles have their periods below them, under a heading in the look of the others', () => {
    const { experiences } = readPage([
      ...['#KITCHENS', '**Head Chef · Salt Barn', 'Nov 2021 – now | Hobart', '• Ran a brigade of nine'],
      ...['**Sous Chef · Kelp House', 'Feb 2017 – Oct 2021 | Melbourne', '• Ordered for three sections'],
      ...['#EDUCATION', 'BSc Chemistry, Hexley University, 2008'],
    ])
    expect(experiences).toMatchObject([
      { position: 'Head Chef', company: 'Salt Barn', current: true },
      { position: 'Sous Chef', company: 'Kelp House', endDate: '2021-10' },
    ])
  })

  it('goes on below a labelled row that is about something else', () => {
    const { education, skillCategories, certifications } = readPage([
      ...jobs,
      ...['#Education', 'BSc Chemistry, Hexley University, 2008', 'Skills: Excel, SQL, Minitab'],
      ...['Certifications: First Aid, 2012', 'Brackenmoor Technical College, Diploma in Welding, 2004'],
    ])
    expect(education.map(({ institution }) => institution)).toEqual([
      'Hexley University',
      'Brackenmoor Technical College',
    ])
    expect(skillCategories[0]?.skills.map(({ name }) => name)).toEqual(['Excel', 'SQL', 'Minitab'])
    expect(certifications).toMatchObject([{ name: 'First Aid', date: '2012' }])
  })
})
