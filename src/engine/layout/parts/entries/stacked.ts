import { quiet, strong, titleAndPlace } from '../../compose/entry-lines.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinRuns } from '../../compose/part.ts'

/** Role; under it company, place and dates in one quiet line, where one line has room for them. */
const stacked: EntryPart = (entry, place) => {
  const role = line(entry.role, strong(place), { role: 'subheading' })
  const company = entry.place.map((run) => ({ ...run, style: { color: place.tone.ink, weight: 600 as const } }))
  const where = [company, entry.location]
  if (place.room.besidePlace) {
    const more = joinRuns([...where, entry.period], '  ·  ')
    return entryGroup(entry, [...role, ...line(more, quiet(place), { before: place.look.gap.line })], place)
  }
  const at = { runs: joinRuns(where, '  ·  '), style: quiet(place) }
  return entryGroup(entry, titleAndPlace({ role, period: entry.period }, at, place), place)
}
export default stacked
