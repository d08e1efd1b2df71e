import { leftColumn } from '../../compose/left-column.ts'
import type { BorderPart } from '../../compose/part.ts'

/** A dark block in the page's upper left corner, over the narrow column and as deep as the header. */
const quarterBlock: BorderPart = {
  belowHeader: 2.4,
  draw: (look) => {
    const { main, side } = leftColumn(look)
    // More room on the page than on the block, whose text ends long before its edge.
    const width = side.x + side.width + (main.x - side.x - side.width) * 0.36
    const shape = { shape: 'rect' as const, x: 0, y: 0, width, height: 24, fill: look.tones.solid.background }
    return [{ pages: 'first', shape, grow: { region: 'header', by: 'height' } }]
  },
}
export default quarterBlock
