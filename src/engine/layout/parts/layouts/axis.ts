import type { LayoutPart } from '../../compose/part.ts'
import { singleColumn } from '../../compose/regions.ts'

/** Headings end where all text begins: both sides meet on one line, under a header over both. */
const axis: LayoutPart = (input) => singleColumn(input)
export default axis
