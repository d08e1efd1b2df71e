import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testFonts } from '../../../../tests/support/fonts.ts'
import type { TextStyle } from '../blocks.ts'
import { breakLines, type Line, measureText } from './break-lines.ts'

const fonts = testFonts()

const body: TextStyle = {
  family: 'Roboto',
  size: 11,
  weight: 400,
  italic: false,
  color: '#333333',
  tracking: 0,
  leading: 1.4,
  letterCase: 'none',
}

const linesOf = (text: string, width: number, style: Partial<TextStyle> = {}) =>
  breakLines([{ text, style: { ...body, ...style } }], width, fonts)

const textOf = (line: Line | undefined) => line?.fragments.map(({ text }) => text).join('') ?? ''
const texts = (lines: readonly Line[]) => lines.map(textOf)
const facesOf = (lines: readonly Line[]) => [
  ...new Set(lines.flatMap(({ fragments }) => fragments.map(({ face }) => face))),
]

describe('breaking', () => {
  test('fills each line and hangs the space at its end', () => {
    const lines = linesOf('Led a team of five engineers building payment services', 180)
    expect(texts(lines)).toEqual(['Led a team of five engineers building ', 'payment services'])
    expect(lines[0]?.width).toBeCloseTo(measureText('Led a team of five engineers building', body, fonts), 6)
  })

  test('makes balanced lines about as long as each other, and no more of them', () => {
    const text = 'Led a team of five engineers building payment services'
    const usual = linesOf(text, 180)
    const balanced = breakLines([{ text, style: body }], 180, fonts, { isBalanced: true })
    const spread = (lines: readonly Line[]) => {
      const widths = lines.map(({ width }) => width)
      return Math.max(...widths) - Math.min(...widths)
    }
    expect(balanced).toHaveLength(usual.length)
    expect(spread(balanced)).toBeLessThan(spread(usual))
  })

  test('holds a text in a box as wide as the text', () => {
    const text = 'Führte ein Team — mit “Anführung” & mehr, AVATAR To. 1,5 %'
    for (const size of [8.25, 9, 10.7, 11, 13.33, 24]) {
      expect(linesOf(text, measureText(text, { ...body, size }, fonts), { size })).toHaveLength(1)
    }
  })

  test('never breaks C++, C#, .NET, money or phone numbers', () => {
    for (const word of ['C++', 'C#', '.NET', '$1,250,000', '555-0134', '24/7', '40%', 'anna@example.com']) {
      const lines = linesOf(`aaaa ${word}`, measureText(`aaaa ${word}`, body, fonts) - 1)
      expect(texts(lines)).toEqual(['aaaa ', word])
    }
  })

  test('gives a last word alone one word, but not at the cost of the line above it', () => {
    const text = 'Closed the books of fourteen entities each month without a late one'
    const width = measureText('Closed the books of fourteen entities each month without a late', body, fonts) + 1
    const [above = '', last = ''] = texts(linesOf(text, width))
    expect(`${above}${last}`).toBe(text)
    expect(last).toBe('late one')
    expect(texts(linesOf('Junior Interaction Designer', 110))).toEqual(['Junior Interaction ', 'Designer'])
  })

  test('ends no line early for a last line of two short words', () => {
    const text = 'Cut the yearly cost of the whole warehouse by a third in a year'
    const full = 'Cut the yearly cost of the whole warehouse by a third in'
    expect(texts(linesOf(text, measureText(full, body, fonts) + 1))[0]).toBe(`${full} `)
  })

  test('leaves no word alone on the last line where the line above can spare one', () => {
    const text = 'Cut the yearly cost of the whole warehouse by a third without any redundancies'
    const width = measureText('Cut the yearly cost of the whole warehouse by a third without any', body, fonts) + 1
    expect(texts(linesOf(text, width)).at(-1)).toBe('any redundancies')
  })

  test('gives a text of two lines the whole measure where its last line can stand alone', () => {
    const text = 'Closed the books of fourteen entities each month without a late one in three years'
    const width = measureText('Closed the books of fourteen entities each month without a late', body, fonts) + 1
    expect(texts(linesOf(text, width))[0]).toBe('Closed the books of fourteen entities each month without a late ')
  })

  test('breaks an address between its parts, not after the scheme', () => {
    expect(texts(linesOf('see https://example.com/people/anna-kovacs', 110))).toEqual([
      'see ',
      'https://example.com/',
      'people/anna-kovacs',
    ])
    expect(texts(linesOf('firstname.lastname@subdomain.example.com', 135))).toEqual([
      'firstname.lastname',
      '@subdomain.example.com',
    ])
    const site = { text: 'maria-esteves-moreau.example.com', style: body, noBreak: true }
    expect(texts(breakLines([site], 130, fonts))).toEqual(['maria-esteves-moreau', '.example.com'])
  })

  test('moves a run that shall stay whole to the next line, and breaks it only where no line holds it', () => {
    const address = 'linkedin.com/in/noor-el-amin'
    const lines = (width: number) =>
      texts(
        breakLines(
          [
            { text: 'Amsterdam, Netherlands ', style: body },
            { text: address, style: body, noBreak: true },
          ],
          width,
          fonts,
        ),
      )
    expect(lines(200)).toEqual(['Amsterdam, Netherlands ', address])
    expect(lines(100).join('')).toBe(`Amsterdam, Netherlands ${address}`)
    expect(lines(100).length).toBeGreaterThan(2)
  })

  test('cuts a word that fits on no line rather than let it overflow', () => {
    const lines = linesOf('Donaudampfschifffahrtsgesellschaft', 60)
    expect(texts(lines).join('')).toBe('Donaudampfschifffahrtsgesellschaft')
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(60.01)
    expect(lines.length).toBeLessThan(5)
  })

  test('shows a soft hyphen only where it breaks', () => {
    expect(texts(linesOf('co\u00adoperation', 200))).toEqual(['cooperation'])
    expect(texts(linesOf('co\u00adop\u00aderation', 36))).toEqual(['coop-', 'eration'])
  })

  test('breaks at line feeds, keeps empty lines between and drops the last one', () => {
    expect(texts(linesOf('one\ntwo\n\nthree\n', 200))).toEqual(['one', 'two', '', 'three'])
    expect(linesOf('one\n\ntwo', 200)[1]?.height).toBeCloseTo(11 * 1.4, 6)
  })

  test('keeps words together at a no-break space and draws a plain one', () => {
    expect(texts(linesOf('Dr. Anna\u00a0Kovacs', 70))).toEqual(['Dr. ', 'Anna Kovacs'])
  })

  test('has no lines for no text', () => {
    expect(linesOf('', 100)).toEqual([])
    expect(breakLines([], 100, fonts)).toEqual([])
  })
})

describe('runs', () => {
  test('joins runs without breaking between them', () => {
    const bold: TextStyle = { ...body, weight: 700 }
    const lines = breakLines(
      [
        { text: 'Saved ', style: body },
        { text: '40', style: bold },
        { text: '% of the time', style: body },
      ],
      56,
      fonts,
    )
    expect(texts(lines)).toEqual(['Saved 40% ', 'of the time'])
    expect(lines[0]?.fragments.map(({ face, run }) => [face, run])).toEqual([
      ['roboto-400', 0],
      ['roboto-700', 1],
      ['roboto-400', 2],
    ])
    const [first, second, third] = lines[0]?.fragments ?? []
    expect(second?.x).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0), 6)
    expect(third?.x).toBeCloseTo((second?.x ?? 0) + (second?.width ?? 0), 6)
  })

  test('shares the line height above and below the letters as CSS does', () => {
    const [line] = linesOf('Text', 100)
    const face = fonts.face('roboto-400')
    const content = ((face?.ascent ?? 0) + (face?.descent ?? 0)) * 11
    expect(line?.height).toBeCloseTo(15.4, 6)
    expect(line?.ascent).toBeCloseTo((15.4 - content) / 2 + (face?.ascent ?? 0) * 11, 6)
  })

  test('makes a line high enough for its largest run', () => {
    const large: TextStyle = { ...body, size: 20 }
    const [line] = breakLines(
      [
        { text: 'small ', style: body },
        { text: 'large', style: large },
      ],
      200,
      fonts,
    )
    expect(line?.height).toBeGreaterThanOrEqual(28)
  })

  test('counts tracking after every letter but the last', () => {
    const plain = linesOf('TITLE', 200)[0]?.width ?? 0
    const [line] = linesOf('TITLE', 200, { tracking: 0.08 })
    expect(line?.width).toBeCloseTo(plain + 4 * 0.08 * 11, 6)
    expect(line?.fragments[0]?.tracking).toBeCloseTo(0.88, 6)
  })

  test('draws capitals where the style says so', () => {
    expect(texts(linesOf('Straße 5', 200, { letterCase: 'upper' }))).toEqual(['STRASSE 5'])
    const [line] = linesOf('Education', 200, { letterCase: 'small-caps' })
    expect(textOf(line)).toBe('EDUCATION')
    expect(line?.fragments[0]?.size).toBeCloseTo(11 * 0.84, 6)
    expect(line?.fragments[0]?.tracking).toBeGreaterThanOrEqual(0.05 * 11 * 0.84)
  })
})

describe('letters of the world', () => {
  test('takes letters a family lacks from one that has them', () => {
    expect(facesOf(linesOf('Руководитель отдела', 300, { family: 'Poppins' }))).toEqual(['noto-sans-400'])
    expect(facesOf(linesOf('Руководитель отдела', 300, { family: 'Georgia', weight: 600 }))).toEqual(['tinos-700'])
    expect(facesOf(linesOf('Việt Nam', 300, { family: 'Poppins', italic: true }))).toContain('noto-sans-400i')
  })

  test('sets a word in one face', () => {
    const fragments = linesOf('from Trưởng, in Hà Nội', 300, { family: 'Poppins' })[0]?.fragments ?? []
    expect(fragments.map(({ text, face }) => [text, face])).toEqual([
      ['from ', 'poppins-400'],
      ['Trưởng', 'noto-sans-400'],
      [', in Hà ', 'poppins-400'],
      ['Nội', 'noto-sans-400'],
    ])
  })

  test('breaks between ideographs and keeps them in one face', () => {
    const lines = linesOf('高级软件工程师，负责平台与基础设施。', 70)
    expect(lines.length).toBeGreaterThan(2)
    expect(facesOf(lines)).toEqual(['droid-sans-fallback-400'])
    expect(texts(lines).some((text) => text.startsWith('，') || text.startsWith('。'))).toBe(false)
  })

  test('keeps a combining mark with its letter', () => {
    const [line] = linesOf('q\u0323\u0307x', 200)
    expect(line?.fragments[0]?.text.normalize('NFD')).toContain('q\u0323')
    expect(texts(linesOf('Cafe\u0301', 200))).toEqual(['Café'])
  })

  test('draws emoji and symbols, and a box where nothing can', () => {
    const lines = linesOf('🚀 ✓ → \u{1f469}\u200d\u{1f4bb} \u{13000}', 300)
    expect(texts(lines)).toEqual(['🚀 ✓ → 👩💻 □'])
  })

  test('drops what cannot be drawn', () => {
    expect(texts(linesOf('a\u0007b\ue001c\ufffdd\ud800e\ufe0f', 200))).toEqual(['abcde'])
  })
})

describe('right to left', () => {
  test('puts the first words at the right and tells the direction', () => {
    const [line] = linesOf('מהנדסת תוכנה Google בתל אביב', 400)
    expect(line?.direction).toBe('rtl')
    const google = line?.fragments.find(({ text }) => text.includes('Google'))
    const first = line?.fragments.find(({ text }) => text.includes('מהנדסת'))
    const last = line?.fragments.find(({ text }) => text.includes('אביב'))
    expect(google?.rtl).toBe(false)
    expect(first?.rtl).toBe(true)
    expect(first?.x).toBeGreaterThan(google?.x ?? 0)
    expect(google?.x).toBeGreaterThan(last?.x ?? 0)
    expect(textOf(line)).toBe('מהנדסת תוכנה Google בתל אביב')
  })

  test('keeps C++ and C# the right way round', () => {
    const [line] = linesOf('خبرة في C++ و C#', 400)
    const latin = line?.fragments.filter(({ rtl }) => !rtl).map(({ text }) => text)
    expect(latin).toEqual(['C++', 'C#'])
  })

  test('keeps the line of a left-to-right text left to right', () => {
    const [line] = linesOf('Lives in תל אביב since 2010', 400)
    expect(line?.direction).toBe('ltr')
    expect(line?.fragments[0]?.x).toBe(0)
  })

  test('covers the line without gaps or overlaps', () => {
    for (const text of ['مهندس برمجيات في شركة Google منذ 2019 (القاهرة)', 'Anna (אנה) Kovacs, 35', 'שלום! 1-2, a/b']) {
      for (const line of linesOf(text, 400)) {
        const seen = line.fragments.filter(({ width }) => width > 0).sort((a, b) => a.x - b.x)
        let x = 0
        for (const fragment of seen) {
          expect(fragment.x).toBeCloseTo(x, 6)
          x += fragment.width
        }
        expect(line.width).toBeCloseTo(x, 6)
      }
    }
  })

  test('hangs the space of a wrapped line over the left edge', () => {
    const [first] = linesOf('مهندس برمجيات في المملكة العربية السعودية', 90)
    const hanging = first?.fragments.at(-1)
    expect(hanging?.text).toBe(' ')
    expect(hanging?.width).toBe(0)
    expect(hanging?.x).toBeLessThan(0)
  })
})

describe('any text', () => {
  const words = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 24 }),
    fc.constantFrom(
      'resume',
      'C++',
      'https://a.example/b-c',
      'مهندس',
      'שלום',
      '東京',
      '🚀',
      '—',
      '\n',
      'Ελλάδα',
      'a\u00adb',
    ),
  )
  const anyText = fc.array(words, { maxLength: 30 }).map((list) => list.join(' '))
  const letters = (text: string) => text.replace(/[\s\u00ad-]/g, '')

  test('keeps every letter it can draw, in order', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 20, max: 400 }), (text, width) => {
        const whole = letters(texts(linesOf(text, 1e6)).join(''))
        expect(letters(texts(linesOf(text, width)).join(''))).toBe(whole)
      }),
      { numRuns: 300 },
    )
  })

  test('makes no line wider than asked, unless it is one letter', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 4, max: 300 }), (text, width) => {
        for (const line of linesOf(text, width)) {
          const isOneLetter =
            Array.from(
              textOf(line)
                .trim()
                .replace(/\p{M}|-$/gu, ''),
            ).length <= 1
          if (!isOneLetter) expect(line.width).toBeLessThanOrEqual(width + 0.02)
        }
      }),
      { numRuns: 300 },
    )
  })
})
