import type { Block } from '../../blocks.ts'
import { bandColumns } from '../../compose/band-columns.ts'
import { contactGrid, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** A magazine's cover: a field of colour from edge to edge, the name as large as it allows, the photo to the page's edge. */
const cover: HeaderPart = {
  ground: 'fill',
  bleeds: true,
  draw: (header, place) => {
    const { look, tone, width } = place
    const { left } = look.page.margin
    const { side: column } = bandColumns(look)
    // From the edge of the narrow column below it to that of the page.
    const side = width - column.x
    const height = side * (look.style.accentElements === 'image-focus' ? 1.32 : 1.18)
    // A ring around it would keep it from the edge.
    const [photo] = photoOf(header, place, { size: side, height: side })
    const room = { ...place, width: width - left * 1.5 - (photo ? side : left) }
    const text: Block = {
      kind: 'group',
      role: 'span',
      box: { padding: { top: 34, right: left * 0.5, bottom: 32, left } },
      children: [
        ...titleLine(header, room, { before: 0, scale: 1.02, letterCase: 'upper', tracking: 0.06, color: tone.accent }),
        ...nameLine(header, room, { scale: 4.8, leading: 0.98, isBroken: true }).map((name) => ({
          ...name,
          before: 12,
        })),
        ...contactGrid(header, room, { before: 20, gap: look.gap.line * 2 }),
      ],
    }
    if (!photo) return [text]
    const { ring: _ring, ...bare } = photo
    const picture: Block = { ...bare, width: side, height, radius: 0 }
    return [
      {
        kind: 'row',
        gap: 0,
        valign: 'middle',
        cells: [
          { width: { share: 1 }, blocks: [text] },
          { width: side, blocks: [picture] },
        ],
      },
    ]
  },
}
export default cover
