// Draws a line of text where the layout put it. Letters are mapped one by one with the layout's own kerning, because
// shaping them again takes most of the time and may place them differently; only joining scripts are shaped.
import type { TextItem } from '#engine/layout/display-list.ts'
import type { EmbeddedFace } from './embedded-face.ts'
import type { PlacedGlyph } from './pdf-font.ts'
import { pdfColor, pdfNumber } from './pdf-objects.ts'

/** Combining marks, Hebrew, Arabic and the scripts of South and South-East Asia. */
const shapedLetters = /[\u0300-\u036f\u0590-\u0fff\u1000-\u109f\u1780-\u17ff\ufb1d-\ufdff\ufe70-\ufeff]/
/** In thousandths of the size; less cannot be seen at any size. */
const leastMove = 0.05
/** A shaped line is squeezed to the measured width up to this much; more means that the two disagree on trailing spaces. */
const mostSqueeze = 0.05

/** The operators of one text item; `y` counts from the foot of the page. */
export function textOperators(item: TextItem, face: EmbeddedFace, y: number): string {
  if (item.rtl || shapedLetters.test(item.text)) return shapedOperators(item, face, y)
  const shown = showLetters(item.text, face)
  return shown === '' ? '' : `BT ${textState(item, face, y)} ${shown} ET`
}

function shapedOperators(item: TextItem, face: EmbeddedFace, y: number): string {
  const glyphs = face.font.shape(item.text, { rtl: item.rtl })
  if (glyphs.length === 0) return ''
  const scaling = fitWidth(glyphs, item)
  const squeeze = scaling === 1 ? '' : ` ${pdfNumber(scaling * 100)} Tz`
  return `BT ${textState(item, face, y)}${squeeze} ${showGlyphs(glyphs, face, item.size)} ET`
}

function textState(item: TextItem, face: EmbeddedFace, y: number): string {
  const tracking = item.tracking === 0 ? '' : ` ${pdfNumber(item.tracking)} Tc`
  const place = `1 0 0 1 ${pdfNumber(item.x)} ${pdfNumber(y)} Tm`
  return `${place} /${face.name} ${pdfNumber(item.size)} Tf ${pdfColor(item.color)} rg${tracking}`
}

/** A tenth of a thousandth of the size is exact enough, and short numbers pack well. */
const adjustment = (move: number): string => String(-Math.round(move * 10) / 10)

/** Runs for every letter of the document, so it makes nothing but the string. */
function showLetters(text: string, face: EmbeddedFace): string {
  const { kern } = face.font
  let shown = ''
  let previous = -1
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) ?? 0
    if (codePoint > 0xffff) at++
    const code = face.letterCode(codePoint)
    if (code === '') continue
    const move = previous === -1 ? 0 : kern(previous, codePoint)
    if (move > leastMove || move < -leastMove) shown += `)${adjustment(move)}(`
    shown += code
    previous = codePoint
  }
  return shown === '' ? '' : `[(${shown})] TJ`
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
    if (codes) array += `(${codes})`
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
    if (Math.abs(move) > leastMove) {
      closeCodes()
      array += adjustment(move)
    }
    codes += face.code(glyph)
    pending = glyph.xAdvance - glyph.advance - glyph.xOffset
  }
  closeArray()
  if (rise !== 0) shown.push('0 Ts')
  return shown.join(' ')
}
