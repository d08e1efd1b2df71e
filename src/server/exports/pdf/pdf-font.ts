import type { FaceKey } from '#engine/layout/display-list.ts'
import type { GlyphShape } from '../fonts/collect-outlines.ts'
import type { TrueTypeFile } from '../fonts/truetype-file.ts'

/** A glyph and the letters it stands for; lengths in thousandths of the size. */
export type Glyph = { shape: GlyphShape; advance: number; codePoints: readonly number[] }

export type PlacedGlyph = Glyph & { xAdvance: number; xOffset: number; yOffset: number }

export type PdfFont = {
  face: FaceKey
  file: TrueTypeFile
  /** Undefined if the face cannot draw the letter. */
  glyph(codePoint: number): Glyph | undefined
  /** What is added between two letters, in thousandths of the size. */
  kern(left: number, right: number): number
  /** Glyphs in visual order, for scripts whose letters join or carry marks. */
  shape(text: string, options: { rtl: boolean }): PlacedGlyph[]
}
