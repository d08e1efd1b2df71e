import type { Block } from '../../blocks.ts'
import { gutterSize } from '../../compose/gutter-label.ts'
import { contactRow, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** The photo of an identity paper in the gutter, name and particulars on the edge of the text. */
const passport: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const { look, tone } = place
    const { width, gap } = gutterSize(place)
    const inner = { ...place, width: place.width - width - gap }
    const text: Block[] = [
      ...nameLine(header, inner, { scale: 2.9, leading: 1.05, color: tone.accent }),
      ...titleLine(header, inner, { color: tone.ink, scale: 1.2 }),
      { kind: 'rule', color: tone.accent, thickness: 1.4, before: look.gap.heading * 1.2, length: 46 },
      ...contactRow(header, inner, { before: look.gap.heading * 1.3 }),
    ]
    const photo = photoOf(header, place, { size: width * 0.86, height: width * 1.1, align: 'right' })
    return [
      {
        kind: 'row',
        gap,
        valign: 'top',
        cells: [
          { width, blocks: photo },
          { width: { share: 1 }, blocks: text },
        ],
      },
    ]
  },
}
export default passport
