import { quiet, spread } from '../../compose/entry-lines.ts'
import { bodyStyle } from '../../compose/look.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinPlace, joinRuns } from '../../compose/part.ts'

/** An academic list: what, where and the place run on, and the dates stand whole at the right. */
const datesRightList: EntryPart = (entry, place) => {
  const { look, tone } = place
  const role = entry.role.map((run) => ({ ...run, style: { weight: 700 as const } }))
  const head = line(joinRuns([role, joinPlace(entry.place, entry.location)], ', '), bodyStyle(look, tone), {
    role: 'subheading',
  })
  return entryGroup(entry, spread(head, { runs: entry.period, style: quiet(place) }), place)
}
export default datesRightList
