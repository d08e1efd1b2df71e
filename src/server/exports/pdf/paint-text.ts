// Draws a line of text where the layout put it. Letters are mapped one by one with the layout's own kerning, because
// shaping them again takes most of the time and may place them differently; only joining scripts are shaped.
import type { TextItem } from '#engine/layout/display-list.ts'
import type { EmbeddedFace } from './embedded-face.ts'
import type { PdfFont, PlacedGlyph } from './pdf-fonts.ts'
import { pdfColor, pdfNumber } from './pdf-objects.ts'

/** Combining marks, Hebrew, Arabic and the scripts of South and South-East Asia. */
const shapedLetters = /[\u0300-\u036f\u0590-\u0fff\u1000-\u109f\u1780-\u17ff\ufb1d-\ufdff\ufe70-\ufeff]/
/** Extractors print these as boxes; nobody can read them. */
const unreadable = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\ufffd]/u
/** A shaped line is squeezed to the measured width up to this much; more means that the two disagree on trailing spaces. */
const mostSqueeze = 0.05

/** The operators of one text item; `y` counts from the foot of the page. */
export function textOperators(item: TextItem, face: EmbeddedFace, y: number): string {
  const isShaped = item.rtl || shapedLetters.test(item.text)
  const glyphs = isShaped ? face.font.shape(item.text, { rtl: item.rtl }) : mapLetters(item.text, face.font)
  if (glyphs.length === 0) return ''
  const state = [
    `1 0 0 1 ${pdfNumber(item.x)} ${pdfNumber(y)} Tm`,
    `/${face.name} ${pdfNumber(item.size)} Tf`,
    `${pdfColor(item.color)} rg`,
  ]
  if (item.tracking !== 0) state.push(`${pdfNumber(item.tracking)} Tc`)
  const scaling = isShaped ? fitWidth(glyphs, item) : 1
  if (scaling !== 1) state.push(`${pdfNumber(scaling * 100)} Tz`)
  return `BT ${state.join(' ')} ${showGlyphs(glyphs, face, item.size)} ET`
}

function mapLetters(text: string, font: PdfFont): PlacedGlyph[] {
  const placed: PlacedGlyph[] = []
  let previous = 0
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0
    if ((codePoint < 0x20 || codePoint > 0x7e) && unreadable.test(letter)) continue
    const glyph = glyphFor(codePoint, font)
    if (!glyph) continue
    const last = placed[placed.length - 1]
    if (last) last.xAdvance += font.kern(previous, codePoint)
    placed.push({ ...glyph, xAdvance: glyph.advance, xOffset: 0, yOffset: 0 })
    previous = codePoint
  }
  return placed
}

/** A letter nobody can draw leaves a blank that still reads back as the letter. */
function glyphFor(codePoint: number, font: PdfFont) {
  // Non-breaking spaces read back as spaces: searching a file for a name must find it.
  const drawn = font.glyph(codePoint === 0xa0 ? 0x20 : codePoint)
  if (drawn) return drawn
  const blank = font.glyph(0x20)
  return blank && { ...blank, codePoints: [codePoint] }
}

function fitWidth(glyphs: readonly PlacedGlyph[], item: TextItem): number {
  const spacing = item.tracking * glyphs.length
  const width = (glyphs.reduce((sum, glyph) => sum + glyph.xAdvance, 0) * item.size) / 1000 + spacing
  if (width === 0) return 1
  const scaling = item.width / width
  return Math.abs(scaling - 1) > mostSqueeze ? 1 : scaling
}

function showGlyphs(glyphs: readonly PlacedGlyph[], face: EmbeddedFace, size: number): string {
  const shown: string[] = []
  let array = ''
  let codes = ''
  let pending = 0
  let rise = 0
  const closeCodes = () => {
    if (codes) array += `<${codes}>`
    codes = ''
  }
  const closeArray = () => {
    closeCodes()
    if (array) shown.push(`[${array}] TJ`)
    array = ''
  }
  for (const glyph of glyphs) {
    if (glyph.yOffset !== rise) {
      closeArray()
      rise = glyph.yOffset
      shown.push(`${pdfNumber((rise * size) / 1000)} Ts`)
    }
    const move = pending + glyph.xOffset
    if (Math.abs(move) >= 0.05) {
      closeCodes()
      array += pdfNumber(-move)
    }
    codes += face.code(glyph)
    pending = glyph.xAdvance - glyph.advance - glyph.xOffset
  }
  closeArray()
  if (rise !== 0) shown.push('0 Ts')
  return shown.join(' ')
}
