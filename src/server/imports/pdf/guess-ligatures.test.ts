import { describe, expect, it } from 'vitest'
import { chooseLigature, guessLigatures } from './guess-ligatures.ts'
import type { Font } from './page-font.ts'
import type { Glyph } from './place-glyphs.ts'

const textFont: Font = { name: 'Inter' }
const iconFont: Font = { name: 'Icons' }
const narrow = 3
const wide = 5

/** Letters beside each other, 10 points high; `_` is a glyph without a letter, as wide as told. */
function show(text: string, { font = textFont, x = 0, unknown = 2 * narrow } = {}): { font: Font; glyphs: Glyph[] } {
  let at = x
  const glyphs = [...text].map((letter): Glyph => {
    const width = letter === '_' ? unknown : /[filt ]/.test(letter) ? narrow : wide
    const glyph = { text: letter === '_' ? '' : letter, x: at, y: 100, endX: at + width, endY: 100, size: 10 }
    at += width
    return glyph
  })
  return { font, glyphs }
}

function textAfter(...shows: { font: Font; glyphs: Glyph[] }[]): string {
  guessLigatures(shows)
  return shows.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)).join('')
}

describe('a glyph without a letter', () => {
  it.each([
    ['Certi_ed for lift', 'Certified for lift'],
    ['the work_ow of all _elds', 'the workflow of all fields'],
  ])('is a ligature inside a word: %s', (text, whole) => {
    expect(textAfter(show(text))).toBe(whole)
  })

  it('is none before a word where it stands alone', () => {
    expect(textAfter(show('_ dana@example.com'))).toBe(' dana@example.com')
  })

  it('is none in a font of icons, however near the word is', () => {
    expect(textAfter(show('_', { font: iconFont }), show('dana@example.com', { x: 6 }))).toBe('dana@example.com')
    expect(textAfter(show('a_b', { font: iconFont }), show('dana reyes', { x: 60 }))).toBe('abdana reyes')
  })

  it('is none where it is as wide as a picture', () => {
    expect(textAfter(show('_email to dana', { unknown: 10 }))).toBe('email to dana')
  })

  it('is none where it stands on another line than the word', () => {
    const word = show('dana reyes', { x: 6 })
    for (const glyph of word.glyphs) glyph.y = glyph.endY = 130
    expect(textAfter(show('_'), word)).toBe('dana reyes')
  })
})

it('which of two ligatures a glyph is, its neighbours tell', () => {
  const both = ['fi', 'fl']
  expect(chooseLigature(both, 'o', 'le')).toBe('fi')
  expect(chooseLigature(both, 'i', 'ed')).toBe('fi')
  expect(chooseLigature(both, 'k', 'ow')).toBe('fl')
  expect(chooseLigature(both, 'e', 'ec')).toBe('fl')
  expect(chooseLigature(['ffi'], 'o', 'ce')).toBe('ffi')
})
