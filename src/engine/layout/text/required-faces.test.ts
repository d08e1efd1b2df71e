import { describe, expect, test } from 'vitest'
import { allFaces, faceChain } from '#engine/style/fonts.ts'
import { fontFamilies, furtherFontFamilies } from '#engine/style/style.ts'
import { testFonts } from '../../../../tests/support/fonts.ts'
import type { Block, Composition, TextStyle } from '../blocks.ts'
import { compositionFaces, requiredFaces } from './required-faces.ts'

const families = [...fontFamilies, ...furtherFontFamilies]
const fonts = testFonts()

const regularFaces = allFaces.filter((face) => face.endsWith('-400')).flatMap((face) => fonts.face(face) ?? [])
const isDrawn = (code: number) => regularFaces.some((face) => face.advance(code) !== undefined)
// Every letter that some face has, and a few that none has, which are all drawn as a box.
const someLetters = Array.from({ length: 0x20000 }, (_, code) => code).filter(
  (code) => isDrawn(code) || code % 31 === 0,
)
const box = 0x25a1

describe.each(families)('%s', (family) => {
  test.each([
    { weight: 400, italic: false },
    { weight: 700, italic: true },
  ] as const)('names the face of any letter at $weight, italic $italic', ({ weight, italic }) => {
    const chain = faceChain(family, weight, italic)
    const missed: string[] = []
    for (const code of someLetters) {
      const has = (letter: number) => chain.find((face) => fonts.face(face)?.advance(letter) !== undefined)
      const drawing = has(code) ?? has(box)
      const text = String.fromCodePoint(code)
      const required: readonly string[] = requiredFaces([{ text, style: { family, weight, italic } }])
      if (drawing && !required.includes(drawing)) missed.push(`${text} ${code.toString(16)} ${drawing}`)
    }
    expect(missed).toEqual([])
  })
})

test('asks for one face where the text is Latin', () => {
  const style = { family: 'Poppins', weight: 600, italic: false } as const
  expect(requiredFaces([{ text: 'Anna Kovács — “Łódź”, Kraków · 40 % • naïve', style }])).toEqual(['poppins-600'])
})

test('finds the faces of every block of a composition', () => {
  const style: TextStyle = {
    family: 'Lato',
    size: 10,
    weight: 400,
    italic: false,
    color: '#000000',
    tracking: 0,
    leading: 1.4,
    letterCase: 'none',
  }
  const paragraph = (text: string, change: Partial<TextStyle>): Block => ({
    kind: 'paragraph',
    role: 'paragraph',
    align: 'left',
    runs: [{ text, style: change }],
    style,
  })
  const composition: Composition = {
    width: 600,
    height: 800,
    background: '#ffffff',
    title: '',
    language: 'en',
    decorations: [],
    regions: [
      {
        id: 'main',
        x: 0,
        width: 500,
        top: 0,
        bottom: 700,
        restTop: 0,
        restBottom: 700,
        blocks: [
          {
            kind: 'group',
            role: 'section',
            children: [
              { kind: 'row', gap: 0, valign: 'top', cells: [{ width: 10, blocks: [paragraph('a', { weight: 700 })] }] },
              {
                kind: 'gutter',
                side: 'left',
                width: 10,
                gap: 0,
                label: [paragraph('b', { weight: 300 })],
                children: [paragraph('c', { italic: true })],
              },
            ],
          },
          {
            kind: 'list',
            items: [{ runs: [{ text: '東京' }] }],
            style: { ...style, weight: 600 },
            marker: '•',
            markerColor: '#000000',
            hang: 10,
            itemGap: 0,
          },
        ],
      },
    ],
  }
  expect(compositionFaces(composition).sort()).toEqual([
    'droid-sans-fallback-400',
    'inter-700',
    'lato-300',
    'lato-400',
    'lato-400i',
    'lato-600',
    'lato-700',
  ])
})
