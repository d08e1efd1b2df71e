import { hangDates } from '../../compose/hang-dates.ts'
import type { LayoutPart } from '../../compose/part.ts'
import { singleColumn } from '../../compose/regions.ts'

/** Dates hang in a gutter. Headings stand on the edge of the roles, or, with a rule, over the whole width. */
const dateGutter: LayoutPart = (input) =>
  input.look.design.headingMark === 'none' ? hangDates(input) : singleColumn(input)
export default dateGutter
