import { describe, expect, it } from 'vitest'
import { column, pageOf, type Text } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'

const rule = (x: number, y: number, width: number, height: number) => ({ page: 0, x, y, width, height })

/** Cells of 120 points from x = 50, rows of 40 from y = 100. */
const grid = (columns: number, rows: number) => [
  ...Array.from({ length: columns + 1 }, (_, at) => rule(50 + 120 * at, 100, 0, 40 * rows)),
  ...Array.from({ length: rows + 1 }, (_, at) => rule(50, 100 + 40 * at, 120 * columns, 0)),
]

const cells = (rows: readonly (readonly (readonly string[])[])[]): Text[] =>
  rows.flatMap((row, band) =>
    row.flatMap((lines, at) =>
      lines.map((text, line) => ({ text, x: 54 + 120 * at, y: 112 + 40 * band + 12 * line, bold: band === 0 })),
    ),
  )

/** The same, each cell with edges of its own. */
const boxes = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, at) => {
    const x = 50 + 120 * (at % columns)
    const y = 100 + 40 * Math.floor(at / columns)
    return [rule(x, y, 120, 0), rule(x, y + 40, 120, 0), rule(x, y, 0, 40), rule(x + 120, y, 0, 40)]
  }).flat()

const readPage = (texts: readonly Text[], rows: number, columns = 4, rules = grid(columns, rows)) =>
  readDocument(
    pageOf([{ text: 'Rosa Lind', x: 50, y: 40, size: 20 }, ...column(50, 80, ['#Experience']), ...texts], { rules }),
    { newId: () => '' },
  )

describe('tables drawn with lines', () => {
  const table = cells([
    [['Dates'], ['Employer'], ['Position'], ['Duties']],
    [
      ['Apr 2018 –', 'Present'],
      ['Tarn Haulage', 'Leeds'],
      ['Driver'],
      ['- Trunking to the', 'north', '- No accidents'],
    ],
    [['Oct 2013 – Mar', '2018'], ['Hexley Foods Ltd', 'Lower Moor'], ['Driver'], ['- Fridges']],
  ])

  it('are read row by row, however their cells wrap', () => {
    expect(readPage(table, 3).resume.experiences).toMatchObject([
      { company: 'Tarn Haulage', position: 'Driver', location: 'Leeds', startDate: '2018-04', current: true },
      { company: 'Hexley Foods Ltd', position: 'Driver', startDate: '2013-10', endDate: '2018-03' },
    ])
    expect(readPage(table, 3).resume.experiences[0]?.description).toBe('- Trunking to the north\n- No accidents')
  })

  it('keep what their columns are called out of the entries, and count it', () => {
    const { resume, other, furniture } = readPage(table, 3)
    expect(JSON.stringify([resume, other])).not.toContain('Employer')
    expect(furniture.map(({ text }) => text).join(' ')).toContain('Employer')
  })

  it('are the same where each cell has edges of its own', () => {
    expect(readPage(table, 3, 4, boxes(4, 3)).resume).toEqual(readPage(table, 3).resume)
  })

  it('are none where a frame is drawn around a page', () => {
    const texts = column(60, 112, ['Cook, Tarn Inn, 2018 – 2021', '• Ran the grill', '• Ordered fish'])
    expect(readPage(texts, 2, 1).resume.experiences).toMatchObject([{ position: 'Cook', company: 'Tarn Inn' }])
  })
})
