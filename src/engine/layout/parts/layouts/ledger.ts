import type { Block } from '../../blocks.ts'
import { factColumn } from '../../compose/fact-column.ts'
import { toEdge } from '../../compose/hang-dates.ts'
import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, singleColumn } from '../../compose/regions.ts'

/** A ledger's page: text keeps to the left of the column that holds dates and places. */
const ledger: LayoutPart = (input) => {
  const { width, gap } = factColumn(input.look, pageColumn(input.look).width)
  const taken = width + gap
  const keepLeft = (block: Block): Block => toEdge(block, { right: taken })
  return singleColumn({
    ...input,
    drawHeader: (place) =>
      input.headerGround === 'page'
        ? input.drawHeader({ ...place, width: place.width - taken }).map(keepLeft)
        : input.drawHeader(place),
    drawSections: (ids, place) =>
      input
        .drawSections(ids, place)
        .map((block) => (block.kind === 'group' ? { ...block, children: block.children.map(keepLeft) } : block)),
  })
}
export default ledger
