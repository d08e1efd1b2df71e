import { describe, expect, it } from 'vitest'
import { column, pageOf, type Text } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'

const line = (y: number, text: string, dates: string, bold: boolean): Text[] => [
  { text, x: bold ? 60 : 50, y, bold },
  { text: dates, x: 440, y },
]
const jobsOf = (...texts: Text[][]) =>
  readDocument(
    pageOf([{ text: 'Rosa Lind', x: 50, y: 40, size: 20 }, ...column(50, 80, ['#Experience']), ...texts.flat()]),
    {
      newId: () => '',
    },
  ).resume.experiences

describe('an employer with the years of all posts there', () => {
  it('names the posts below it, and is no job itself', () => {
    const jobs = jobsOf(
      line(100, 'TARN BREWING CO.', '2014 – present', false),
      line(114, 'Brewing Supervisor', 'March 2019 – present', true),
      [{ text: '• Ran two shifts of six', x: 60, y: 128 }],
      line(142, 'Shift Brewer', 'June 2014 – February 2019', true),
      [{ text: '• Brewed twelve batches a week', x: 60, y: 156 }],
      line(170, 'HEXLEY CIDER LTD', '2010 – 2014', false),
      line(184, 'Cellar Assistant', 'May 2010 – May 2014', true),
      [{ text: '• Pressed and racked', x: 60, y: 198 }],
    )
    expect(jobs).toMatchObject([
      { position: 'Brewing Supervisor', company: 'TARN BREWING CO.', startDate: '2019-03', current: true },
      { position: 'Shift Brewer', company: 'TARN BREWING CO.', startDate: '2014-06' },
      { position: 'Cellar Assistant', company: 'HEXLEY CIDER LTD', startDate: '2010-05' },
    ])
  })

  it('stays a job where the next one lies outside its years', () => {
    const jobs = jobsOf(
      line(100, 'Tarn Brewing Co.', '2014 – 2018', false),
      line(142, 'Cellar Assistant, Hexley Cider Ltd', '2010 – 2014', true),
      [{ text: '• Pressed and racked', x: 60, y: 156 }],
    )
    expect(jobs.map(({ company }) => company)).toEqual(['Tarn Brewing Co.', 'Hexley Cider Ltd'])
  })
})
