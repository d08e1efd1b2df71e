import { quiet, strong } from '../../compose/entry-lines.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinRuns } from '../../compose/part.ts'

/** Role; under it company, place and dates in one quiet line. */
const stacked: EntryPart = (entry, place) => {
  const company = entry.place.map((run) => ({ ...run, style: { color: place.tone.ink, weight: 600 as const } }))
  const more = joinRuns([company, entry.location, entry.period], '  ·  ')
  return entryGroup(
    entry,
    [
      ...line(entry.role, strong(place, { scale: 1.08 }), { role: 'subheading' }),
      ...line(more, quiet(place), { before: place.look.gap.line }),
    ],
    place,
  )
}
export default stacked
