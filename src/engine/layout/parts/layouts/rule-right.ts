import type { LayoutPart } from '../../compose/part.ts'
import { twoColumns } from '../../compose/regions.ts'
import { rightColumn } from '../../compose/right-column.ts'

/** A narrow column at the right, parted by space; the border part draws the hairline. */
const ruleRight: LayoutPart = (input) => twoColumns(input, rightColumn(input.look))
export default ruleRight
