// Letters that join or carry marks, drawn by the font's own rules.
import { create, type GlyphRun } from 'fontkit'
import { shapingFeatures } from '#engine/layout/text/shaping.ts'
import type { PdfFont, PlacedGlyph } from './pdf-font.ts'

type Drawn = { id: number; codePoints: readonly number[]; advance: number; xAdvance: number; x: number; y: number }

/** Reads the font for shaping; the function it gives draws a text in visual order. */
export function shapeText(bytes: Uint8Array): PdfFont['shape'] {
  const font = create(bytes)
  return (text, { rtl }) => {
    const run = font.layout(text, shapingFeatures, undefined, undefined, rtl ? 'rtl' : 'ltr')
    return groupLetters(drawnGlyphs(run), rtl).flatMap((letter) =>
      splitText(placeLetter(letter, 1000 / font.unitsPerEm), rtl),
    )
  }
}

function drawnGlyphs(run: GlyphRun): Drawn[] {
  return run.glyphs.flatMap((glyph, index): Drawn[] => {
    const position = run.positions[index]
    if (!position || glyph.id === 0) return []
    return [
      {
        id: glyph.id,
        codePoints: [...glyph.codePoints],
        advance: glyph.advanceWidth,
        xAdvance: position.xAdvance,
        x: position.xOffset,
        y: position.yOffset,
      },
    ]
  })
}

/**
 * Fonts draw a letter as a shape shared by several letters and its dots apart. The dots stand for no letter of their
 * own, and extractors that meet them print rubbish, so they become one glyph with the shape they belong to.
 */
function groupLetters(glyphs: readonly Drawn[], rtl: boolean): Drawn[][] {
  const letters: Drawn[][] = []
  // Against the direction of writing every shape comes before its dots.
  for (const glyph of rtl ? [...glyphs].reverse() : glyphs) {
    const last = letters[letters.length - 1]
    if (glyph.codePoints.length === 0 && last) last.push(glyph)
    else letters.push([glyph])
  }
  return rtl ? letters.reverse().map((letter) => letter.reverse()) : letters
}

function placeLetter(letter: readonly Drawn[], perThousand: number): PlacedGlyph {
  const [only] = letter
  const codePoints = letter.flatMap((glyph) => glyph.codePoints)
  if (only && letter.length === 1) {
    return {
      shape: only.id,
      codePoints,
      advance: only.advance * perThousand,
      xAdvance: only.xAdvance * perThousand,
      xOffset: only.x * perThousand,
      yOffset: only.y * perThousand,
    }
  }
  let pen = 0
  const shape = letter.map((glyph) => {
    const part = { id: glyph.id, x: pen + glyph.x, y: glyph.y }
    pen += glyph.xAdvance
    return part
  })
  const advance = pen * perThousand
  return { shape, codePoints, advance, xAdvance: advance, xOffset: 0, yOffset: 0 }
}

/**
 * Extractors turn right-to-left text around letter by letter, and so the letters of a glyph that stands for several.
 * Such a glyph keeps its last letter; blanks of no width after it carry the others.
 */
function splitText(glyph: PlacedGlyph, rtl: boolean): PlacedGlyph[] {
  const last = glyph.codePoints.at(-1)
  if (!rtl || last === undefined || glyph.codePoints.length === 1) return [glyph]
  const blanks = glyph.codePoints.slice(0, -1).map((letter) => ({
    shape: [],
    codePoints: [letter],
    advance: 0,
    xAdvance: 0,
    xOffset: 0,
    yOffset: 0,
  }))
  return [{ ...glyph, codePoints: [last] }, ...blanks.reverse()]
}
