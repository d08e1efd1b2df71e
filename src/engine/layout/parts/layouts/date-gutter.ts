import type { Block } from '../../blocks.ts'
import { dateGutter as gutterOf } from '../../compose/date-gutter.ts'
import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, singleColumn } from '../../compose/regions.ts'

const isHeading = (block: Block) => block.kind === 'paragraph' && block.role === 'heading'
const isText = (block: Block) =>
  (block.kind === 'paragraph' && block.role === 'paragraph') || block.kind === 'list' || block.kind === 'chips'

/** Headings stand at the left, and dates hang under them in a gutter. */
const dateGutter: LayoutPart = (input) => {
  const gutter = gutterOf(input.look, pageColumn(input.look).width)
  const onEdge = (children: Block[]): Block[] => {
    const [first, heading, ...body] = children
    // Under a rule a section of text alone keeps to the edge of the roles, with its heading in the gutter.
    if (first?.kind === 'rule' && heading && isHeading(heading) && body.every(isText))
      return [
        first,
        { kind: 'gutter', side: 'left', ...gutter, before: heading.before ?? 0, label: [heading], children: body },
      ]
    return children
  }
  return singleColumn({
    ...input,
    drawSections: (ids, place) =>
      input
        .drawSections(ids, place)
        .map((block) => (block.kind === 'group' ? { ...block, children: onEdge(block.children) } : block)),
  })
}
export default dateGutter
