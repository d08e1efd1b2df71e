import { contactRow, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** A newspaper's head: under a heavy rule the name over the whole width, under it the role, and the contacts between hairlines. */
const masthead: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, tone } = place
    return [
      { kind: 'rule', color: tone.accent, thickness: 5 },
      ...withPhoto(
        header,
        place,
        (inner) => [
          ...nameLine(header, inner, { scale: 3.2, leading: 1.04, tracking: -0.012 }),
          ...titleLine(header, inner, { scale: 1.44, italic: true, before: look.gap.line * 2, color: tone.accent }),
        ],
        72,
      ).map((block, index) => (index === 0 ? { ...block, before: 10 } : block)),
      { kind: 'rule', color: tone.hairline, thickness: 0.5, before: 9 },
      ...contactRow(header, place, { before: 6, isSpread: true, gap: 10, size: look.size * 0.88 }),
      { kind: 'rule', color: tone.hairline, thickness: 0.5, before: look.gap.line + 5 },
    ]
  },
}
export default masthead
