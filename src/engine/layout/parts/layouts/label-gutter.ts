import type { LayoutPart } from '../../compose/part.ts'
import { singleColumn } from '../../compose/regions.ts'

/** One column; the sections hang their headings in its left gutter. */
const labelGutter: LayoutPart = (input) => singleColumn(input)
export default labelGutter
