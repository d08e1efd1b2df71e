import type { Block } from '../../blocks.ts'
import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const PAD = 22
/** Between the two lines of the frame. */
const SEAM = 3.2

/** A name plate as wide as the text: name, role and contacts in a fine double frame. */
const frame: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, tone } = place
    const align = 'center'
    const inner = { ...place, width: place.width - 2 * (PAD + SEAM) }
    const photo = photoOf(header, inner, { size: 64, align })
    const plate: Block[] = [
      ...photo,
      ...nameLine(header, inner, { scale: 3.2, weight: 400, tracking: 0.01, leading: 1.1, align }).map((name) => ({
        ...name,
        before: photo.length > 0 ? 10 : 0,
      })),
      ...titleLine(header, inner, {
        letterCase: 'upper',
        tracking: 0.08,
        scale: 1.06,
        color: tone.accent,
        before: look.gap.line * 2.4,
        align,
      }),
      ...contactLine(header, inner, { before: look.gap.line * 4, align }),
    ]
    return [
      {
        kind: 'group',
        role: 'span',
        box: {
          padding: { top: SEAM, right: SEAM, bottom: SEAM, left: SEAM },
          stroke: { color: tone.accent, width: 0.9 },
        },
        children: [
          {
            kind: 'group',
            role: 'span',
            box: {
              padding: { top: 16, right: PAD, bottom: 22, left: PAD },
              stroke: { color: tone.accent, width: 0.4 },
            },
            children: plate,
          },
        ],
      },
    ]
  },
}
export default frame
