import { headerOnText } from '../../compose/header-on-text.ts'
import type { LayoutPart } from '../../compose/part.ts'

/** Headings end where all text begins, the name's too: both sides meet on one line. */
const axis: LayoutPart = (input) => headerOnText(input)
export default axis
