import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseInline, parseRichText, plain } from './rich-text.ts'

const kinds = (text: string) =>
  parseRichText(text).map(({ kind, runs }) => [kind, runs.map((run) => run.text).join('')])

describe('lines', () => {
  test('reads lines that start with a dash, a star or a dot as bullets and the others as paragraphs', () => {
    expect(kinds('Led the team.\n- First\n* Second\n• Third\n-Fourth\n  – Fifth\n\nAfterwards')).toEqual([
      ['paragraph', 'Led the team.'],
      ['bullet', 'First'],
      ['bullet', 'Second'],
      ['bullet', 'Third'],
      ['bullet', 'Fourth'],
      ['bullet', 'Fifth'],
      ['paragraph', 'Afterwards'],
    ])
  })

  test('drops empty lines and empty bullets', () => {
    expect(kinds('\n  \n-\n* \n')).toEqual([])
  })

  test('tells a line that starts in bold or italics from a bullet', () => {
    expect(kinds('**Bold** start\n*Italic* start\n*bullet\n***Both*** here\n* **Bold** bullet')).toEqual([
      ['paragraph', 'Bold start'],
      ['paragraph', 'Italic start'],
      ['bullet', 'bullet'],
      ['paragraph', 'Both here'],
      ['bullet', 'Bold bullet'],
    ])
  })

  test('joins an indented line to the bullet above it', () => {
    expect(kinds('- Cut costs\n  by a third\nNew paragraph\n  indented')).toEqual([
      ['bullet', 'Cut costs by a third'],
      ['paragraph', 'New paragraph'],
      ['paragraph', 'indented'],
    ])
  })
})

describe('inline marks', () => {
  test('reads bold, italics and both', () => {
    expect(parseInline('a **b** *c* _d_ ***e***')).toEqual([
      { text: 'a ' },
      { text: 'b', bold: true },
      { text: ' ' },
      { text: 'c', italic: true },
      { text: ' ' },
      { text: 'd', italic: true },
      { text: ' ' },
      { text: 'e', bold: true, italic: true },
    ])
  })

  test('reads one mark inside another', () => {
    expect(parseInline('**bold and *both***')).toEqual([
      { text: 'bold and ', bold: true },
      { text: 'both', bold: true, italic: true },
    ])
    expect(parseInline('*italic **both** x*')).toEqual([
      { text: 'italic ', italic: true },
      { text: 'both', bold: true, italic: true },
      { text: ' x', italic: true },
    ])
  })

  test('reads bold inside a text without spaces', () => {
    expect(parseInline('你好**世界**！')).toEqual([{ text: '你好' }, { text: '世界', bold: true }, { text: '！' }])
  })

  test.each([
    '2 * 3 * 4',
    '2*3*4',
    'snake_case_name',
    'open **bold',
    'open *italic',
    'a ** b ** c',
    '_',
    '**',
    '****',
    'char *p, *q',
    '[text](',
    '[text] (https://example.com)',
    'C:\\new_folder\\_x',
  ])('leaves %j as it is', (text) => {
    expect(parseInline(text)).toEqual([{ text }])
  })

  test('reads links, with marks inside and around them', () => {
    expect(parseInline('See [my **site**](example.com/a_(b)) or **[mail](mailto:a@example.com)**.')).toEqual([
      { text: 'See ' },
      { text: 'my ', href: 'https://example.com/a_(b)' },
      { text: 'site', bold: true, href: 'https://example.com/a_(b)' },
      { text: ' or ' },
      { text: 'mail', bold: true, href: 'mailto:a@example.com' },
      { text: '.' },
    ])
  })

  test('shows the address of a link without text', () => {
    expect(parseInline('[](https://example.com)')).toEqual([
      { text: 'https://example.com', href: 'https://example.com' },
    ])
  })

  test.each(['[click](javascript:alert(1))', '[x](data:text/html,hi)', '[x](nowhere)'])('keeps %j as text', (text) => {
    expect(parseInline(text)).toEqual([{ text }])
  })
})

test('gives the words without marks', () => {
  expect(plain('Led **four** people\n- Wrote [docs](https://example.com) for _all_')).toBe(
    'Led four people\nWrote docs for all',
  )
})

const marked = fc
  .array(
    fc.constantFrom('*', '**', '_', '[', '](', ')', ' ', '\n', '- ', 'word', 'é', '字', '😀', 'https://a.example'),
    {
      maxLength: 60,
    },
  )
  // A letter right behind an address that stands for its own text would be taken for a part of it below.
  .map((parts) =>
    parts
      .join('')
      .replace(/\)(?=[^\s)])/g, ') ')
      .replace(/(?<=a\.example)(?=[^\s)\]])/g, ' '),
  )

test('loses no letter and adds none, whatever the marks', () => {
  const letters = (text: string) => text.replace(/https:\/\/a\.example[^\s()[\]]*|[^\p{L}😀]/gu, '')
  fc.assert(
    fc.property(marked, (text) => {
      expect(letters(plain(text))).toBe(letters(text))
    }),
    { numRuns: 1000 },
  )
})

test('has no empty run and no two equal runs side by side', () => {
  fc.assert(
    fc.property(marked, (text) => {
      for (const { runs } of parseRichText(text)) {
        expect(runs.length).toBeGreaterThan(0)
        runs.forEach(({ text, ...marks }, index) => {
          expect(text).not.toBe('')
          const { text: _, ...before } = runs[index - 1] ?? { text: '', first: true }
          expect(marks).not.toEqual(before)
        })
      }
    }),
  )
})

test('stays quick on a long line of open marks', () => {
  for (const mark of ['*a ', '**a ', '_a ', '[a](', '[', '***a ', '*a **b ']) {
    expect(plain(mark.repeat(20_000)).length).toBeGreaterThan(0)
  }
})
