import { quiet, strong } from '../../compose/entry-lines.ts'
import { bodyStyle } from '../../compose/look.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinRuns } from '../../compose/part.ts'

/** One fact a line, as government forms ask for it. */
const fieldLines: EntryPart = (entry, place) => {
  const { look, tone } = place
  const field = { before: look.gap.line * 0.4 }
  const head = [
    ...line(entry.role, strong(place), { role: 'subheading' }),
    ...line(joinRuns([entry.place, entry.location], ', '), bodyStyle(look, tone), field),
    ...line(entry.period, quiet(place), field),
  ]
  return entryGroup(entry, head, place)
}
export default fieldLines
