import { contactRow, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** A newspaper's head: under a heavy rule the name over the whole width, under it the role, and the contacts. */
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
      ...contactRow(header, place, { before: 12, gap: 15, size: look.size * 0.9 }),
    ]
  },
}
export default masthead
