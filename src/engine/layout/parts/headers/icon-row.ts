import { contactRow, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** Name and role, and under them a row of contacts, each behind its sign. */
const iconRow: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look } = place
    return [
      ...withPhoto(
        header,
        place,
        (inner) => [
          ...nameLine(header, inner, { scale: 3.5, leading: 1.04, tracking: -0.015 }),
          ...titleLine(header, inner, { scale: 1.3, before: look.gap.line * 1.6 }),
        ],
        66,
      ),
      ...contactRow(header, place, { before: look.size * 1.2, gap: 20 }),
    ]
  },
}
export default iconRow
