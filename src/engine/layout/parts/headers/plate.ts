import { readable } from '#engine/style/colors.ts'
import type { Block } from '../../blocks.ts'
import { contactRow, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** The head of a data sheet: the name like a part number, the role on a solid bar, contacts in one row under it. */
const plate: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const { tone } = place
    const color = readable('#ffffff', tone.accent, 4.5)
    const [title] = titleLine(header, place, { before: 0, scale: 1.15, weight: 700, color, leading: 1.2 })
    const bar: Block[] = title
      ? [
          {
            kind: 'group',
            role: 'span',
            before: 5,
            box: { padding: { top: 3.6, right: 7, bottom: 3.6, left: 7 }, fill: tone.accent },
            children: [title],
          },
        ]
      : []
    return [
      ...withPhoto(
        header,
        place,
        (inner) => nameLine(header, inner, { scale: 3.3, leading: 1, tracking: -0.01, color: tone.ink }),
        54,
      ),
      ...bar,
      ...contactRow(header, place, { before: 6, gap: 14, isSpread: true }),
    ]
  },
}
export default plate
