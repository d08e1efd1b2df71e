import type { Design } from '#engine/style/design.ts'
import { hasHeadsInColumn } from '../../compose/date-gutter.ts'
import { hangDates } from '../../compose/hang-dates.ts'
import type { LayoutPart } from '../../compose/part.ts'

const headsOf = (design: Design) => {
  if (hasHeadsInColumn(design)) return 'column'
  return design.headingMark === 'none' ? 'edge' : 'margin'
}

/** Dates hang in a gutter. Name and headings stand on the edge of the roles, or, where something is drawn with them, over the whole width. */
const dateGutter: LayoutPart = (input) => hangDates(input, headsOf(input.look.design))
export default dateGutter
