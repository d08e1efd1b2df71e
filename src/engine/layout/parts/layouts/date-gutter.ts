import type { HeadingMark } from '#engine/style/design.ts'
import { hangDates } from '../../compose/hang-dates.ts'
import type { LayoutPart } from '../../compose/part.ts'

const headsOf = (mark: HeadingMark) => {
  if (mark === 'overline') return 'column'
  return mark === 'none' ? 'edge' : 'margin'
}

/** Dates hang in a gutter. Headings stand in it too, each under its rule; or, without one, on the edge of the roles; or over the whole width. */
const dateGutter: LayoutPart = (input) => hangDates(input, headsOf(input.look.design.headingMark))
export default dateGutter
