import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'
import { readPlainText } from './plain-text.ts'

describe('plain text', () => {
  it('gives lines, items with what hangs under them, and gaps', () => {
    const { paragraphs } = readPlainText(
      'DANA REYES\n\nEXPERIENCE\n- Joined pipes\n  of many kinds\n- Trained apprentices\nDetroit',
    )
    expect(paragraphs.map(({ text, isList, gapBefore }) => [text, isList, gapBefore ?? false])).toEqual([
      ['DANA REYES', false, false],
      ['EXPERIENCE', false, true],
      ['Joined pipes of many kinds', true, false],
      ['Trained apprentices', true, false],
      ['Detroit', false, false],
    ])
  })

  it('understands Markdown: headings, bold, links and escapes', () => {
    const { paragraphs } = readPlainText(
      '# Dana Reyes\n\n**Welder**, [Harbor](https://harbor.example)\n\nSkills\n------\n* C\\+\\+',
    )
    expect(paragraphs.map(({ text, level }) => [text, level])).toEqual([
      ['Dana Reyes', 1],
      ['Welder, Harbor', undefined],
      ['Skills', 2],
      ['C++', undefined],
    ])
    expect(paragraphs[1]?.runs).toMatchObject([
      { text: 'Welder', bold: true },
      { text: ', ' },
      { link: 'https://harbor.example' },
    ])
  })

  it('is decoded by what its bytes are', () => {
    expect(decodeText(Buffer.from('Café', 'utf8'))).toBe('Café')
    expect(decodeText(Buffer.from('Caf\xe9', 'latin1'))).toBe('Café')
    expect(decodeText(Buffer.from('\ufeffCafé', 'utf16le'))).toBe('Café')
  })
})
