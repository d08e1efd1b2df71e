import type { LayoutPart } from '../../compose/part.ts'
import { singleColumn } from '../../compose/regions.ts'

/** One column; the entries are cards. */
const cards: LayoutPart = (input) => singleColumn(input)
export default cards
