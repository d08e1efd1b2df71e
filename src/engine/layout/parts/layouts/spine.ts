import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, singleColumn } from '../../compose/regions.ts'

/** One column that leaves room for the coloured spine at the left edge. */
const spine: LayoutPart = (input) => {
  const { x, width } = pageColumn(input.look)
  const room = 14
  return singleColumn(input, { x: x + room, width: width - room })
}
export default spine
