import type { LineContext } from './line-context.ts'

/** As CSS does: each run's line height is shared equally above and below its own face. */
export function lineHeight(context: LineContext, start: number, place: number): { height: number; ascent: number } {
  let above = 0
  let below = 0
  let lastRun = -1
  const { pieces } = context.measured
  for (let index = context.cursor; index < pieces.length; index += 1) {
    const piece = pieces[index]
    if (!piece || (piece.start >= place && lastRun !== -1)) break
    if (piece.run === lastRun || piece.end <= start) continue
    lastRun = piece.run
    const style = context.runs[piece.run]?.style
    const face = style && context.fonts.chain(style)[0]
    if (!style || !face) continue
    const spare = (style.leading - face.ascent - face.descent) / 2
    above = Math.max(above, (face.ascent + spare) * style.size)
    below = Math.max(below, (face.descent + spare) * style.size)
  }
  return { height: above + below, ascent: above }
}
