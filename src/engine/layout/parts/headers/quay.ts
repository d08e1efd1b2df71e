import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'
import { rightColumn } from '../../compose/right-column.ts'

/** Name and opening words over the wide column, a large photo over the narrow one. */
const quay: HeaderPart = {
  ground: 'fill',
  holdsOpening: true,
  draw: (header, { opening, ...place }) => {
    const { look } = place
    const { main, side } = rightColumn(look)
    const ring = look.style.accentElements === 'image-focus' ? 1.36 : 1
    const photo = photoOf(header, { ...place, width: side.width }, { size: side.width / ring })
    const gap = side.x - main.x - main.width
    const inner = { ...place, width: photo.length > 0 ? place.width - side.width - gap : place.width }
    const text = [
      ...nameLine(header, inner, { scale: 2.8, leading: 1.02, isBroken: true }),
      ...titleLine(header, inner, { scale: 1.36, before: look.gap.line * 2 }),
      ...contactLine(header, inner),
      ...(opening?.(inner) ?? []),
    ]
    if (photo.length === 0) return text
    return [
      {
        kind: 'row',
        gap,
        valign: 'middle',
        cells: [
          { width: { share: 1 }, blocks: text },
          { width: side.width, blocks: photo },
        ],
      },
    ]
  },
}
export default quay
