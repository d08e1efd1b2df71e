import { headerOnText } from '../../compose/header-on-text.ts'
import type { LayoutPart } from '../../compose/part.ts'

/** Headings end where everything else begins: both sides meet on one line that nobody draws. */
const axis: LayoutPart = (input) => headerOnText(input)
export default axis
