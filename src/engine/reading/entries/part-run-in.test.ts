import { describe, expect, it } from 'vitest'
import { column, pageOf, type Text } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'

const readPage = (texts: readonly Text[]) =>
  readDocument(pageOf([{ text: 'Rosa Lind', x: 50, y: 40, size: 20 }, ...texts]), { newId: () => '' }).resume

/** Dates in the margin, a paragraph of full lines beside each. */
const margin = (y: number, rows: readonly (readonly [string, readonly string[]])[]): Text[] => {
  let at = y
  return rows.flatMap(([dates, lines]) => {
    const texts = [{ text: dates, x: 50, y: at }, ...lines.map((text, row) => ({ text, x: 150, y: at + row * 12 }))]
    at += lines.length * 12 + 6
    return texts
  })
}

describe('entries set as a paragraph beside their dates', () => {
  it('have their names in the first sentence and what was done in the others', () => {
    const { experiences } = readPage([
      ...column(50, 80, ['#Appointments']),
      ...margin(104, [
        ['2021–present', ['Researcher, Institute of Coastal Study, Bergen, Norway. Head of the dune', 'group of six.']],
        ['2018–2021', ['Research Assistant, Hexley University, Aberdeen, UK. Counted the birds of', 'two islands.']],
        ['2016–2018', ['Field Assistant, Brackenmoor Station, Kendal, UK. Kept the boats dry.']],
      ]),
    ])
    expect(experiences).toMatchObject([
      { position: 'Researcher', company: 'Institute of Coastal Study', description: 'Head of the dune group of six.' },
      { position: 'Research Assistant', company: 'Hexley University', startDate: '2018', endDate: '2021' },
      { position: 'Field Assistant', company: 'Brackenmoor Station', description: 'Kept the boats dry.' },
    ])
  })

  it('keep their own dates where these stand close below each other', () => {
    const { education } = readPage([
      ...column(50, 80, ['#Education']),
      ...margin(104, [
        ['2008 – 2012', ['MEng Mechanical Engineering, Hexley University']],
        ['2006 – 2008', ['Diploma in Welding, Brackenmoor College']],
        ['2001 – 2006', ['High School Diploma, Tarn High School']],
      ]).map((text, at) => ({ ...text, y: 104 + (at >> 1) * 14 })),
    ])
    expect(education.map(({ startDate, endDate }) => `${startDate}-${endDate}`)).toEqual([
      '2008-2012',
      '2006-2008',
      '2001-2006',
    ])
  })
})
