import type { Block } from '../../blocks.ts'
import { factColumn } from '../../compose/fact-column.ts'
import { isHead, toEdge } from '../../compose/hang-dates.ts'
import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, singleColumn } from '../../compose/regions.ts'

/** A ledger's page: text keeps to the left of the column that holds dates and places. */
const ledger: LayoutPart = (input) => {
  const { width, gap } = factColumn(input.look, pageColumn(input.look).width)
  const taken = width + gap
  const keepLeft = (block: Block): Block => toEdge(block, { right: taken })
  // A tab stands over the column.
  const hasTabs = input.look.design.headingMark === 'index-tab'
  const keepBody = (block: Block): Block => (hasTabs && isHead(block) ? block : keepLeft(block))
  return singleColumn({
    ...input,
    drawHeader: (place) =>
      input.headerGround === 'page'
        ? input.drawHeader({ ...place, width: place.width - taken }).map(keepLeft)
        : input.drawHeader(place),
    drawSections: (ids, place) =>
      input
        .drawSections(ids, place)
        .map((block) => (block.kind === 'group' ? { ...block, children: block.children.map(keepBody) } : block)),
  })
}
export default ledger
