import { placeStyle, strong, titleAndPlace } from '../../compose/entry-lines.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinPlace } from '../../compose/part.ts'

/** Role and dates, then company and place. */
const roleFirst: EntryPart = (entry, place) => {
  const role = line(entry.role, strong(place), { role: 'subheading' })
  const where = { runs: joinPlace(entry.place, entry.location), style: placeStyle(place) }
  return entryGroup(entry, titleAndPlace({ role, period: entry.period }, where, place), place)
}
export default roleFirst
