import { describe, expect, it } from 'vitest'
import { pageOf, type Text } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'
import { isOneHeading } from './gutter.ts'

const heading = (text: string, y: number): Text => ({ text, x: 130 - text.length * 5, y, bold: true, color: '#803010' })
const body = (y: number, ...texts: string[]): Text[] => texts.map((text, at) => ({ text, x: 150, y: y + 2 + 14 * at }))

describe('headings in the margin', () => {
  const { resume } = readDocument(
    pageOf([
      { text: 'Rosa Lind', x: 40, y: 40, size: 20 },
      { text: 'rosa@example.org', x: 40, y: 60 },
      heading('Employment', 100),
      ...body(
        100,
        'Tarn Haulage, Leeds, 2018 – 2021',
        'Driver',
        '• Kept to the timetable on the night run',
        '• No claims',
      ),
      ...body(156, 'Hexley Foods, York, 2015 – 2018', 'Driver', '• Fridges', '• Trained two newcomers'),
      heading('Cards and', 230),
      heading('licences', 244),
      ...body(230, 'Forklift, 2018', 'First Aid, 2022', 'Tachograph, 2017'),
      heading('Languages', 300),
      ...body(300, 'English, Welsh'),
      heading('Away from', 330),
      heading('the depot', 344),
      ...body(330, 'Brass band on Thursdays and an allotment that needs more time than it gets'),
    ]),
    { newId: () => '' },
  )

  it('are read before what is beside them, whatever they say and however they wrap', () => {
    expect(resume.experiences.map(({ company }) => company)).toEqual(['Tarn Haulage', 'Hexley Foods'])
    expect(resume.certifications.map(({ name }) => name)).toEqual(['Forklift', 'First Aid', 'Tachograph'])
    expect(resume.languages.map(({ name }) => name)).toEqual(['English', 'Welsh'])
  })

  it.each([
    ['Cards and', 'licences', true],
    ['Selected', 'Papers', true],
    ['Languages', 'Interests', false],
    ['Languages', 'Dogs', false],
  ])('are one or two: %s over %s', (upper, lower, isOne) => {
    expect(isOneHeading(upper, lower)).toBe(isOne)
  })
})
