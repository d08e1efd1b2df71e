import type { Block, Paragraph } from '../../blocks.ts'
import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'

const WIDE = 46
const NOTCH = 15
/** Where letters stand on their line, of its height. */
const BASELINE = 0.78
const GAP = 24

/** A ribbon that hangs from the page's upper edge, so far below that of the text. */
function hangingRibbon({ look, tone, width }: Place, drop: number): Block {
  const [left, right, top] = [width - WIDE, width, -look.page.margin.top]
  const cx = width - WIDE / 2
  return {
    kind: 'ornament',
    shapes: [
      {
        shape: 'polygon',
        points: [
          [left, top],
          [right, top],
          [right, drop],
          [cx, drop - NOTCH],
          [left, drop],
        ],
        fill: tone.accent,
      },
    ],
  }
}

/** A large name, and at the right a ribbon from the page's edge, as it hangs out of a bound document. */
const ribbon: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { gap } = place.look
    const inner = { ...place, width: place.width - WIDE - GAP }
    const lines = (room: Place): Paragraph[] => [
      ...nameLine(header, room, { scale: 3, leading: 1.06 }),
      ...titleLine(header, room, { before: gap.line * 2 }),
      ...contactLine(header, room),
    ]
    const text = withPhoto(header, inner, lines, 72)
    // Its tails end on the baseline of the contacts.
    const heights = lines(inner).map(({ before = 0, style }) => before + style.size * style.leading)
    const last = lines(inner).at(-1)?.style
    const foot =
      heights.reduce((sum, height) => sum + height, 0) - (last ? last.size * last.leading * (1 - BASELINE) : 0)
    return [
      hangingRibbon(place, foot),
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
