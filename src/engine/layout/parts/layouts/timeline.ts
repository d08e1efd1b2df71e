import type { LayoutPart } from '../../compose/part.ts'
import { singleColumn } from '../../compose/regions.ts'

/** One column; the entries are stops on a line. */
const timeline: LayoutPart = (input) => singleColumn(input)
export default timeline
