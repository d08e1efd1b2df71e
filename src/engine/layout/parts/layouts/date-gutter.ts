import { hangDates } from '../../compose/hang-dates.ts'
import type { LayoutPart } from '../../compose/part.ts'

/** Dates hang in a gutter. Name and headings stand on the edge of the roles, or, where something is drawn with them, over the whole width. */
const dateGutter: LayoutPart = (input) => hangDates(input, input.look.design.headingMark === 'none' ? 'edge' : 'margin')
export default dateGutter
