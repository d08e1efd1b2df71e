import { hangDates } from '../../compose/hang-dates.ts'
import type { LayoutPart } from '../../compose/part.ts'

/** Dates left of a line that the border part draws, everything else right of it; entries are stops on the line. */
const midline: LayoutPart = (input) => hangDates(input, 'edge')
export default midline
