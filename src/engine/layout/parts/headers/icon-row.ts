import { contactRow, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** Name and role, and under them a bar with every contact behind its sign. */
const iconRow: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const { look } = place
    const bar = look.tint
    const row = contactRow(
      header,
      { ...place, tone: bar, width: place.width - 28 },
      { before: 0, gap: 12, isSpread: true },
    )
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
      {
        kind: 'group',
        role: 'span',
        before: look.size * 1.3,
        box: { padding: { top: 8, right: 14, bottom: 8, left: 14 }, fill: bar.background, radius: 5 },
        children: row,
      },
    ]
  },
}
export default iconRow
