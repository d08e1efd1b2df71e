import type { Design } from '#engine/style/design.ts'
import { hangDates } from '../../compose/hang-dates.ts'
import type { LayoutPart } from '../../compose/part.ts'

const headsOf = ({ headingMark, border }: Design) => {
  if (headingMark !== 'none') return 'margin'
  return border === 'date-column' ? 'column' : 'edge'
}

/** Dates hang in a gutter. Name and headings stand on the edge of the roles, or, where something is drawn with them, over the whole width. */
const dateGutter: LayoutPart = (input) => hangDates(input, headsOf(input.look.design))
export default dateGutter
