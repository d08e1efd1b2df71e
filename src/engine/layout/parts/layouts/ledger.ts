import type { Block, Group } from '../../blocks.ts'
import { factColumn } from '../../compose/fact-column.ts'
import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, singleColumn } from '../../compose/regions.ts'

/** A ledger's page: text keeps to the left of the column that holds dates and places; a lead runs over both. */
const ledger: LayoutPart = (input) => {
  const { width, gap } = factColumn(input.look, pageColumn(input.look).width)
  const keepLeft = (block: Block): Block => {
    if (block.kind !== 'paragraph' || block.role !== 'paragraph') return block
    const { before = 0, ...inner } = block
    const box = { padding: { top: 0, right: width + gap, bottom: 0, left: 0 } }
    return { kind: 'group', role: 'span', before, box, children: [inner] }
  }
  const isLead = ({ path }: Group) => path === 'section.summary' && input.look.design.statement !== undefined
  return singleColumn({
    ...input,
    drawSections: (ids, place) =>
      input
        .drawSections(ids, place)
        .map((block) =>
          block.kind === 'group' && !isLead(block) ? { ...block, children: block.children.map(keepLeft) } : block,
        ),
  })
}
export default ledger
