import { bandColumns } from '../../compose/band-columns.ts'
import type { LayoutPart } from '../../compose/part.ts'
import { twoColumns } from '../../compose/regions.ts'

/** A header band, then two thirds and one third. */
const bandSplit: LayoutPart = (input) => twoColumns(input, bandColumns(input.look))
export default bandSplit
