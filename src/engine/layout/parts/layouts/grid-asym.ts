import { gridColumns } from '../../compose/grid-columns.ts'
import type { LayoutPart } from '../../compose/part.ts'
import { twoColumns } from '../../compose/regions.ts'

const gridAsym: LayoutPart = (input) => twoColumns(input, gridColumns(input.look))
export default gridAsym
