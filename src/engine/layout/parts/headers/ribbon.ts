import type { Block } from '../../blocks.ts'
import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'

const WIDE = 46
const NOTCH = 15
/** Below the upper edge of the text. */
const DROP = 74
const GAP = 24

/** A ribbon that hangs from the page's upper edge, with the ring of a seal on it. */
function sealedRibbon({ look, tone, width }: Place): Block {
  const [left, right, top] = [width - WIDE, width, -look.page.margin.top]
  const cx = width - WIDE / 2
  const cy = DROP - NOTCH - WIDE * 0.52
  const ring = (radius: number, line: number) => ({
    shape: 'ellipse' as const,
    cx,
    cy,
    rx: radius,
    ry: radius,
    stroke: { color: tone.background, width: line },
  })
  return {
    kind: 'ornament',
    shapes: [
      {
        shape: 'polygon',
        points: [
          [left, top],
          [right, top],
          [right, DROP],
          [cx, DROP - NOTCH],
          [left, DROP],
        ],
        fill: tone.accent,
      },
      ring(WIDE * 0.3, 1.4),
      ring(WIDE * 0.21, 0.6),
    ],
  }
}

/** A large name, and at the right a ribbon from the page's edge, as it hangs out of a bound document. */
const ribbon: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { gap } = place.look
    const inner = { ...place, width: place.width - WIDE - GAP }
    const text = withPhoto(
      header,
      inner,
      (room) => [
        ...nameLine(header, room, { scale: 3, leading: 1.06 }),
        ...titleLine(header, room, { before: gap.line * 3 }),
        ...contactLine(header, room, { before: gap.line * 3, color: place.tone.ink }),
      ],
      72,
    )
    return [
      sealedRibbon(place),
      {
        kind: 'group',
        role: 'span',
        box: { padding: { top: 0, right: WIDE + GAP, bottom: 0, left: 0 } },
        children: text,
      },
    ]
  },
}
export default ribbon
