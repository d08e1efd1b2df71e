import { contactGrid, contactList, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'
import { belowEdge, onPanel } from '../../compose/sidebar.ts'

/** The photo fills the upper end of the side column from edge to edge; a large name stands beside it, over the contacts. */
const portrait: HeaderPart = {
  ground: 'page',
  usesAside: (header) => (header.photo ? 'edge' : true),
  draw: (header, { aside, ...place }) => {
    const { look } = place
    const name = [
      ...nameLine(header, place, { scale: 4.4, leading: 1, isBroken: true }),
      ...titleLine(header, place, { before: look.gap.line * 3, scale: 1.4 }),
    ]
    const contacts = contactGrid(header, place, { before: look.gap.line * 5, gap: look.gap.line * 2 })
    if (!aside) return [...name, ...contacts]
    const side = { look, tone: aside.tone, width: aside.width }
    const photo = onPanel(photoOf(header, side, { size: aside.width }), aside, look)
    const cells = aside.isWhole
      ? [
          { width: aside.width, blocks: photo },
          { width: { share: 1 }, blocks: belowEdge([...name, ...contacts], look) },
        ]
      : [
          {
            width: aside.width,
            blocks: contactList(header, side, { before: 0, gap: look.gap.line * 2 }),
            ground: aside.tone.background,
          },
          { width: { share: 1 }, blocks: name },
        ]
    return [{ kind: 'row', gap: aside.gap, valign: 'top', cells: aside.side === 'left' ? cells : cells.reverse() }]
  },
}
export default portrait
