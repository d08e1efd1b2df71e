import { placeStyle, quiet, spread, strong } from '../../compose/entry-lines.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinRuns } from '../../compose/part.ts'

/** Role and dates, then company and place. */
const roleFirst: EntryPart = (entry, place) =>
  entryGroup(
    entry,
    [
      ...spread(line(entry.role, strong(place), { role: 'subheading' }), { runs: entry.period, style: quiet(place) }),
      ...line(joinRuns([entry.place, entry.location], ', '), placeStyle(place), {
        before: place.look.gap.line,
      }),
    ],
    place,
  )
export default roleFirst
