import { apply, type Matrix, multiply, shift } from './matrix.ts'
import type { Font } from './page-font.ts'

/** One letter on the page, in points from its top left corner; it runs from (x, y) to (endX, endY) on its baseline. */
export type Glyph = { text: string; x: number; y: number; endX: number; endY: number; size: number }

export type TextState = {
  font: Font | undefined
  size: number
  charSpacing: number
  wordSpacing: number
  /** Horizontal scaling, 1 for none. */
  scale: number
  rise: number
  matrix: Matrix
  line: Matrix
}

type DrawnGlyph = { unicode: string; width: number; isSpace: boolean }

const usualFontMatrix: Matrix = [0.001, 0, 0, 0.001, 0, 0]

/** The position of each letter of one operator, and the text matrix after it. */
export function placeGlyphs(items: unknown[], state: TextState, ctm: Matrix): { glyphs: Glyph[]; matrix: Matrix } {
  const { font, size, scale, rise } = state
  const unit = font?.fontMatrix?.[0] ?? usualFontMatrix[0]
  const height = size * letterHeight(font)
  const glyphs: Glyph[] = []
  let matrix = state.matrix
  const move = (distance: number) => {
    matrix = font?.vertical ? shift(matrix, 0, -distance) : shift(matrix, distance * scale, 0)
  }
  for (const item of items) {
    if (typeof item === 'number') {
      move((-item * size) / 1000)
      continue
    }
    if (!isGlyph(item)) continue
    const advance = item.width * unit * size
    const onPage = multiply(ctm, matrix)
    const [x, y] = apply(onPage, 0, rise)
    const [endX, endY] = font?.vertical ? apply(onPage, 0, rise - advance) : apply(onPage, advance * scale, rise)
    const glyphSize = height * Math.hypot(onPage[2], onPage[3])
    glyphs.push({ text: item.unicode, x, y, endX, endY, size: glyphSize })
    move(advance + state.charSpacing + (item.isSpace ? state.wordSpacing : 0))
  }
  return { glyphs, matrix }
}

/** Fonts drawn by operators (Type 3) choose their own unit: only the height of their box says how large they are. */
function letterHeight(font: Font | undefined): number {
  const scale = font?.fontMatrix?.[3]
  if (!font?.isType3Font || scale === undefined || Math.abs(scale) === usualFontMatrix[3]) return 1
  const [, bottom = 0, , top = 0] = font.bbox ?? []
  const height = Math.abs((top - bottom) * scale)
  return height > 0.2 && height < 5 ? height / 1.2 : Math.abs(scale) * 1000
}

function isGlyph(item: unknown): item is DrawnGlyph {
  return typeof item === 'object' && item !== null && 'unicode' in item && 'width' in item
}
