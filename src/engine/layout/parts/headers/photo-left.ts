import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** A large photo at the left; without one, a strong edge takes its place. */
const photoLeft: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const [photo] = photoOf(header, place, { size: 88 })
    const width = photo ? photo.width + (photo.ring ? 8 : 0) : 0
    const inner = { ...place, width: place.width - width - 20 }
    const text = [
      ...nameLine(header, inner, { scale: 2.8 }),
      ...titleLine(header, inner),
      ...contactLine(header, inner, { before: place.look.gap.line * 3 }),
    ]
    if (!photo) {
      return [
        {
          kind: 'group',
          role: 'span',
          children: text,
          box: {
            padding: { top: 4, right: 0, bottom: 4, left: 20 },
            edge: { side: 'left', color: place.tone.accent, width: 7 },
          },
        },
      ]
    }
    return [
      {
        kind: 'row',
        gap: 20,
        valign: 'middle',
        cells: [
          { width, blocks: [photo] },
          { width: { share: 1 }, blocks: text },
        ],
      },
    ]
  },
}
export default photoLeft
