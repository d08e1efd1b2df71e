// Parsed fonts, kept for the life of a process: reading one takes longer than drawing a page with it.
import type { FaceKey } from '#engine/layout/display-list.ts'
import type { FaceMetrics } from '#engine/layout/text/face-metrics.ts'
import { readTrueType } from '../fonts/truetype-file.ts'
import type { Glyph, PdfFont } from './pdf-font.ts'
import { shapeText } from './shape-text.ts'

export type PdfFonts = (face: FaceKey) => PdfFont

export type FontSources = {
  file(face: FaceKey): Uint8Array
  metrics(face: FaceKey): FaceMetrics
}

export function createPdfFonts(sources: FontSources): PdfFonts {
  const parsed = new Map<FaceKey, PdfFont>()
  return (face) => {
    const known = parsed.get(face)
    if (known) return known
    const font = parseFont(face, sources)
    parsed.set(face, font)
    return font
  }
}

function parseFont(face: FaceKey, sources: FontSources): PdfFont {
  const bytes = sources.file(face)
  const metrics = sources.metrics(face)
  const file = readTrueType(bytes)
  const glyphs = new Map<number, Glyph | undefined>()
  const perThousand = 1000 / file.unitsPerEm

  return {
    face,
    file,
    glyph(codePoint) {
      if (glyphs.has(codePoint)) return glyphs.get(codePoint)
      const id = file.glyphId(codePoint)
      const glyph =
        id === 0 ? undefined : { shape: id, advance: file.advance(id) * perThousand, codePoints: [codePoint] }
      glyphs.set(codePoint, glyph)
      return glyph
    },
    kern: (left, right) => metrics.kern(left, right) * 1000,
    shape: lazily(() => shapeText(bytes)),
  }
}

/** The font engine parses tables that only few documents need. */
function lazily(create: () => PdfFont['shape']): PdfFont['shape'] {
  let shape: PdfFont['shape'] | undefined
  return (text, options) => {
    shape ??= create()
    return shape(text, options)
  }
}
