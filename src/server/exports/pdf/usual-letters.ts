// The letters that nearly every document uses, as a subset of each face that is made once. Packing the same outlines
// again for every document takes longer than painting it.
import { deflateSync } from 'node:zlib'
import { subsetFont } from '../fonts/subset-font.ts'
import { createGlyphCodes, type GlyphCodes } from './glyph-codes.ts'
import type { PdfFont } from './pdf-font.ts'
import { quickPacking } from './pdf-objects.ts'
import { toUnicodeMap } from './to-unicode.ts'

/** A font program and its map back to text, packed. */
export type FontStreams = { program: Buffer; programLength: number; toUnicode: Buffer }
export type UsualLetters = { codes: GlyphCodes; has(codePoint: number): boolean; streams(): FontStreams }

const printable = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index)
const punctuation = Array.from('•·–—‘’“”…', (letter) => letter.codePointAt(0) ?? 0)
const letters = new Set([0xa0, ...printable, ...punctuation])

const closePacking = 9

const known = new WeakMap<PdfFont, UsualLetters>()

export function usualLetters(font: PdfFont): UsualLetters {
  const existing = known.get(font)
  if (existing) return existing
  const codes = createGlyphCodes(font)
  const drawn = [...letters].filter((letter) => font.glyph(letter))
  for (const letter of drawn) codes.letterCode(letter)
  const held = new Set(drawn)
  let streams: FontStreams | undefined
  const usual: UsualLetters = {
    codes,
    has: (codePoint) => held.has(codePoint),
    streams() {
      streams ??= packFont(font, codes, closePacking)
      return streams
    },
  }
  known.set(font, usual)
  return usual
}

export function packFont(font: PdfFont, { shapes, texts }: GlyphCodes, level = quickPacking): FontStreams {
  const program = subsetFont(font.file, shapes)
  return {
    program: deflateSync(program, { level }),
    programLength: program.length,
    toUnicode: deflateSync(Buffer.from(toUnicodeMap(texts), 'latin1'), { level }),
  }
}
