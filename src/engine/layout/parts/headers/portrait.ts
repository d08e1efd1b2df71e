import { contactGrid, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'
import { belowEdge, onPanel } from '../../compose/sidebar.ts'

/** The photo fills the upper end of the side column from edge to edge; a large name stands beside it, over the contacts. */
const portrait: HeaderPart = {
  ground: 'page',
  usesAside: (header) => (header.photo ? 'edge' : false),
  draw: (header, { aside, ...place }) => {
    const { look } = place
    const text = [
      ...nameLine(header, place, { scale: 4.4, leading: 1, isBroken: true }),
      ...titleLine(header, place, { before: look.gap.line * 3, scale: 1.4 }),
      ...contactGrid(header, place, { before: look.gap.line * 5, gap: look.gap.line * 2 }),
    ]
    if (!aside) return text
    const side = { look, tone: aside.tone, width: aside.width }
    const cells = [
      { width: aside.width, blocks: onPanel(photoOf(header, side, { size: aside.width }), aside, look) },
      { width: { share: 1 }, blocks: belowEdge(text, look) },
    ]
    return [{ kind: 'row', gap: aside.gap, valign: 'top', cells: aside.side === 'left' ? cells : cells.reverse() }]
  },
}
export default portrait
