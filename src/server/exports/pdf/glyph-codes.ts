// Which glyphs of a face are used, and by what number the content calls each.

import type { GlyphShape } from '../fonts/collect-outlines.ts'
import type { Glyph, PdfFont } from './pdf-font.ts'

export type GlyphCodes = {
  /** By number; the first is the glyph for missing letters. */
  shapes: readonly GlyphShape[]
  widths: readonly number[]
  /** What each number reads back as. */
  texts: readonly string[]
  /** The number of a glyph inside a string of the content. A glyph drawn for two letters gets two, so that each reads back right. */
  code(glyph: Glyph): string
  /** The number of a letter that needs no shaping; empty if there is nothing to draw or to read. */
  letterCode(codePoint: number): string
  /** The same numbers, to which others can be added. */
  copy(): GlyphCodes
}

/** Extractors output these as boxes. */
const unreadable = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\ufffd]/u
const escapes: Record<number, string> = { 40: '\\(', 41: '\\)', 92: '\\\\', 13: '\\r' }

type Contents = {
  shapes: GlyphShape[]
  widths: number[]
  texts: string[]
  codes: Map<number | string, string>
  letterCodes: Map<number, string>
}

export function createGlyphCodes(font: PdfFont): GlyphCodes {
  const missing = (font.file.advance(0) * 1000) / font.file.unitsPerEm
  return openCodes(font, { shapes: [0], widths: [missing], texts: [''], codes: new Map(), letterCodes: new Map() })
}

function openCodes(font: PdfFont, { shapes, widths, texts, codes, letterCodes }: Contents): GlyphCodes {
  const code = (glyph: Glyph): string => {
    const key = glyphKey(glyph)
    const known = codes.get(key)
    if (known) return known
    const added = stringCode(shapes.push(glyph.shape) - 1)
    widths.push(glyph.advance)
    texts.push(String.fromCodePoint(...glyph.codePoints))
    codes.set(key, added)
    return added
  }
  return {
    shapes,
    widths,
    texts,
    code,
    letterCode(codePoint) {
      const known = letterCodes.get(codePoint)
      if (known !== undefined) return known
      const glyph = letterGlyph(codePoint, font)
      const added = glyph ? code(glyph) : ''
      letterCodes.set(codePoint, added)
      return added
    },
    copy: () =>
      openCodes(font, {
        shapes: [...shapes],
        widths: [...widths],
        texts: [...texts],
        codes: new Map(codes),
        letterCodes: new Map(letterCodes),
      }),
  }
}

function letterGlyph(codePoint: number, font: PdfFont): Glyph | undefined {
  if (unreadable.test(String.fromCodePoint(codePoint))) return undefined
  // Non-breaking spaces read back as spaces: searching a file for a name must find it.
  const drawn = font.glyph(codePoint === 0xa0 ? 0x20 : codePoint)
  if (drawn) return drawn
  // A letter no font can draw leaves a blank that still reads back as the letter.
  const blank = font.glyph(0x20)
  return blank && { ...blank, codePoints: [codePoint] }
}

/** Nearly every glyph is one shape for one letter, and then the two numbers make one. */
function glyphKey({ shape, codePoints }: Glyph): number | string {
  const [letter] = codePoints
  if (typeof shape === 'number' && codePoints.length === 1 && letter !== undefined) return letter * 0x10000 + shape
  return `${JSON.stringify(shape)}:${codePoints}`
}

/** Two bytes, half as long as hexadecimal. Brackets end a string, and a carriage return would turn into a line feed. */
function stringCode(code: number): string {
  const escaped = (byte: number) => escapes[byte] ?? String.fromCharCode(byte)
  return escaped(code >> 8) + escaped(code & 0xff)
}
