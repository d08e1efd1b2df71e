import type { Block } from '../../blocks.ts'
import { cornerDisc, DISC_DROP, DISC_PHOTO, DISC_RING } from '../../compose/corner-disc.ts'
import { contactGrid, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const GAP = 20

/** The photo on a disc that the border part draws; beside it the name on two lines, and the contacts under it. */
const orbit: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, width } = place
    const { radius } = cornerDisc(look)
    const photo = photoOf(header, place, { size: DISC_PHOTO, align: 'right' })
    const inner = { ...place, width: width - 2 * radius - GAP }
    const text: Block[] = [
      ...nameLine(header, inner, { scale: 5.4, leading: 1, tracking: -0.02, isBroken: true }),
      ...titleLine(header, inner, { scale: 1.4, before: look.gap.line * 3 }),
      ...contactGrid(header, inner, { before: look.size * 1.4, gap: look.gap.line * 2.4 }),
    ]
    // What follows stands under the disc.
    const beside: Block = {
      kind: 'group',
      role: 'span',
      children: photo.length > 0 ? photo : [{ kind: 'ornament', shapes: [] }],
      box: {
        padding: { top: DISC_DROP, right: DISC_RING, bottom: photo.length > 0 ? DISC_RING : 2 * radius, left: 0 },
      },
    }
    return [
      {
        kind: 'row',
        gap: GAP,
        valign: 'top',
        cells: [
          { width: inner.width, blocks: text },
          { width: { share: 1 }, blocks: [beside] },
        ],
      },
    ]
  },
}
export default orbit
