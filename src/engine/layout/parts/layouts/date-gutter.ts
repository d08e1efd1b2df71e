import type { Block } from '../../blocks.ts'
import { dateGutter as gutterOf } from '../../compose/date-gutter.ts'
import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, singleColumn } from '../../compose/regions.ts'
import { spaceBody } from '../../compose/space-body.ts'

const isHeading = (block: Block) => block.kind === 'paragraph' && block.role === 'heading'
const isText = (block: Block) =>
  (block.kind === 'paragraph' && block.role === 'paragraph') || block.kind === 'list' || block.kind === 'chips'

/** Headings stand at the left, and dates hang under them in a gutter. */
const dateGutter: LayoutPart = (input) => {
  const gutter = gutterOf(input.look, pageColumn(input.look).width)
  const onEdge = (children: Block[]): Block[] => {
    const [heading, ...body] = children
    // A section of text alone keeps to the edge of the roles, with its heading in the gutter.
    if (!heading || !isHeading(heading) || !body.every(isText)) return children
    return [{ kind: 'gutter', side: 'left', ...gutter, label: [heading], children: spaceBody(body, 0) }]
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
