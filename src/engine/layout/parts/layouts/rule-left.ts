import { leftColumn } from '../../compose/left-column.ts'
import type { LayoutPart } from '../../compose/part.ts'
import { twoColumns } from '../../compose/regions.ts'

/** A narrow column at the left, parted by space; the border part draws the hairline. */
const ruleLeft: LayoutPart = (input) => twoColumns(input, leftColumn(input.look))
export default ruleLeft
