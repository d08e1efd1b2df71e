import { describe, expect, it } from 'vitest'
import { boldFigures } from './bold-figures.ts'

const marked = (text: string) =>
  boldFigures({ kind: 'bullet', runs: [{ text }] })
    .runs.map((run) => (run.bold ? `[${run.text}]` : run.text))
    .join('')

describe('the first figure of a bullet', () => {
  it.each([
    ['Median EBITDA up 46% over the 14 companies.', 'Median EBITDA up [46%] over the 14 companies.'],
    ['Grown from US$40 to US$165 million.', 'Grown from [US$40 to US$165 million].'],
    ['A €210 million carve-out of 1,150 staff', 'A [€210 million] carve-out of 1,150 staff'],
  ])('is set in bold: %s', (text, expected) => expect(marked(text)).toBe(expected))

  it.each(['Audited in 2018.', 'Ran a 24-week course on H2 and ISO-9001.', 'Led teams.'])(
    'is neither a year nor part of a word: %s',
    (text) => expect(marked(text)).toBe(text),
  )

  it('leaves a paragraph, a link and what is bold already as they are', () => {
    const runs = [
      { text: '46%', href: 'https://example.com' },
      { text: '12', bold: true as const },
    ]
    expect(boldFigures({ kind: 'bullet', runs }).runs).toEqual(runs)
    expect(boldFigures({ kind: 'paragraph', runs: [{ text: '46%' }] }).runs).toEqual([{ text: '46%' }])
  })
})
