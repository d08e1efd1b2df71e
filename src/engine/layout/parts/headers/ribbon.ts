import type { Block } from '../../blocks.ts'
import type { HeaderContent } from '../../compose/content.ts'
import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import { displayStyle } from '../../compose/look.ts'
import { line } from '../../compose/narrow-entry.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'

const WIDE = 56
const NOTCH = 15
/** Below the upper edge of the text. */
const DROP = 88
const GAP = 24

/** The middle of the seal, below the upper edge of the text. */
const SEAL = DROP - NOTCH - WIDE * 0.5

/** A ribbon that hangs from the page's upper edge, with the ring of a seal on it. */
function sealedRibbon({ look, tone, width }: Place): Block {
  const [left, right, top] = [width - WIDE, width, -look.page.margin.top]
  const cx = width - WIDE / 2
  const ring = (radius: number, line: number) => ({
    shape: 'ellipse' as const,
    cx,
    cy: SEAL,
    rx: radius,
    ry: radius,
    stroke: { color: tone.background, width: line },
  })
  return {
    kind: 'ornament',
    shapes: [
      { shape: 'rect', x: left, y: top, width: WIDE, height: DROP - NOTCH - top, fill: tone.accent },
      {
        shape: 'polygon',
        points: [
          [left, DROP - NOTCH - 0.5],
          [right, DROP - NOTCH - 0.5],
          [right, DROP],
          [cx, DROP - NOTCH],
          [left, DROP],
        ],
        fill: tone.accent,
      },
      ring(WIDE * 0.37, 1.3),
      ring(WIDE * 0.32, 0.5),
    ],
  }
}

/** The initials in the seal: a picture, for the name says them already. */
function initialsOnSeal(header: HeaderContent, { look, tone }: Place): Block[] {
  const size = WIDE * 0.29
  const style = displayStyle(look, tone, { size, leading: 1, weight: 600, tracking: 0.04, color: tone.background })
  const initials = line(header.initials === '' ? [] : [{ text: header.initials }], style, {
    role: 'decoration',
    align: 'center',
  })
  const box = { padding: { top: SEAL - size * 0.5, right: 0, bottom: 0, left: 0 } }
  return initials.length > 0 ? [{ kind: 'group', role: 'span', children: initials, box }] : []
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
        ...contactLine(header, room, { before: gap.line * 3 }),
      ],
      72,
    )
    return [
      {
        kind: 'row',
        gap: GAP,
        valign: 'top',
        cells: [
          { width: { share: 1 }, blocks: [sealedRibbon(place), ...text] },
          { width: WIDE, blocks: initialsOnSeal(header, place) },
        ],
      },
    ]
  },
}
export default ribbon
