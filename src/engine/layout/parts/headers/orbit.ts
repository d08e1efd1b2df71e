import type { Block } from '../../blocks.ts'
import { contactRow, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const PHOTO = 112
/** Of the disc; it reaches over the corner of the page. */
const RADIUS = 128
const GAP = 16

/** The photo on a disc of colour that rises over the corner of the page, beside it the name on two lines, under both a row of contacts. */
const orbit: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const { look, tone, width } = place
    const photo = photoOf(header, place, { size: PHOTO, align: 'right' })
    const size = photo[0]?.width ?? PHOTO
    const inner = { ...place, width: width - size / 2 - RADIUS - GAP }
    const text: Block[] = [
      ...nameLine(header, inner, { scale: 5.4, leading: 1, tracking: -0.02, isBroken: true }),
      ...titleLine(header, inner, { scale: 1.4, before: look.gap.line * 3 }),
    ]
    const disc = { cx: size / 2, cy: size / 2 - look.page.margin.top * 0.3, rx: RADIUS, ry: RADIUS }
    // What follows stands under the disc.
    const room = Math.max(0, disc.cy + RADIUS - (photo[0]?.height ?? 0))
    const beside: Block = {
      kind: 'group',
      role: 'span',
      children: [{ kind: 'ornament', shapes: [{ shape: 'ellipse', ...disc, fill: tone.accent }] }, ...photo],
      box: { padding: { top: 0, right: 0, bottom: room, left: 0 } },
    }
    return [
      {
        kind: 'row',
        gap: width - inner.width - size,
        valign: 'top',
        cells: [
          { width: inner.width, blocks: text },
          { width: size, blocks: [beside] },
        ],
      },
      ...contactRow(header, place, { before: look.size, gap: 10, isSpread: true }),
    ]
  },
}
export default orbit
