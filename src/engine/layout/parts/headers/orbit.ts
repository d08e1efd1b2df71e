import type { Block } from '../../blocks.ts'
import { cornerDisc, DISC_PHOTO } from '../../compose/corner-disc.ts'
import { contactRow, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const GAP = 16

/** The photo on a disc that the border part draws, beside it the name on two lines, and under both a row of contacts. */
const orbit: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, width } = place
    const { cy, radius } = cornerDisc(look)
    const photo = photoOf(header, place, { size: DISC_PHOTO, align: 'right' })
    const [{ width: size, height } = { width: DISC_PHOTO, height: 0 }] = photo
    const inner = { ...place, width: width - DISC_PHOTO / 2 - radius - GAP }
    const text: Block[] = [
      ...nameLine(header, inner, { scale: 5.4, leading: 1, tracking: -0.02, isBroken: true }),
      ...titleLine(header, inner, { scale: 1.4, before: look.gap.line * 3 }),
    ]
    // What follows stands under the disc.
    const room = Math.max(0, cy + radius - look.page.margin.top - height)
    const beside: Block = {
      kind: 'group',
      role: 'span',
      children: photo.length > 0 ? photo : [{ kind: 'ornament', shapes: [] }],
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
