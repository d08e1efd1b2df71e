import type { LayoutPart } from '../../compose/part.ts'
import { singleColumn } from '../../compose/regions.ts'

/** One column; the entries hang their dates in its left gutter. */
const dateGutter: LayoutPart = (input) => singleColumn(input)
export default dateGutter
