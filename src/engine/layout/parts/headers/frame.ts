import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** A name plate: name and role in a fine double frame. */
const frame: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const stroke = { color: place.tone.accent, width: 0.6 }
    const inner = { ...place, width: place.width - 60 }
    return [
      ...photoOf(header, place, { size: 58, align: 'center' }),
      {
        kind: 'group',
        role: 'span',
        before: 6,
        box: { padding: { top: 3, right: 3, bottom: 3, left: 3 }, stroke },
        children: [
          {
            kind: 'group',
            role: 'span',
            box: { padding: { top: 12, right: 24, bottom: 12, left: 24 }, stroke: { ...stroke, width: 0.35 } },
            children: [
              ...nameLine(header, inner, { scale: 2.5, align: 'center', weight: 400, tracking: 0.02 }),
              ...titleLine(header, inner, { align: 'center', letterCase: 'small-caps', color: place.tone.muted }),
            ],
          },
        ],
      },
      ...contactLine(header, place, { align: 'center', before: 9 }),
    ]
  },
}
export default frame
