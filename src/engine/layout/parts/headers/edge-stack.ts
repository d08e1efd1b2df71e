import { gutterSize } from '../../compose/gutter-label.ts'
import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** Name, role and contacts on the edge where the text stands; a photo stands in the column of the labels. */
const edgeStack: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const { width, gap } = gutterSize(place)
    const inner = { ...place, width: place.width - width - gap }
    return [
      {
        kind: 'gutter',
        side: 'left',
        width,
        gap,
        label: photoOf(header, place, { size: Math.min(72, width) }),
        children: [
          ...nameLine(header, inner, { scale: 3.4, leading: 1.02, tracking: -0.015 }),
          ...titleLine(header, inner, { scale: 1.3, color: place.tone.ink, before: place.look.gap.line * 1.6 }),
          ...contactLine(header, inner, { before: place.look.gap.line * 3.4 }),
        ],
      },
    ]
  },
}
export default edgeStack
