import { quiet } from '../../compose/dated.ts'
import { strong, titleAndPlace } from '../../compose/entry-lines.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinRuns } from '../../compose/part.ts'

/** Role and dates; under them the company in strong letters and its place in quiet ones. */
const stacked: EntryPart = (entry, place) => {
  const role = line(entry.role, strong(place), { role: 'subheading' })
  const company = entry.place.map((run) => ({ ...run, style: { color: place.tone.ink, weight: 600 as const } }))
  const at = { runs: joinRuns([company, entry.location], '  ·  '), style: quiet(place) }
  return entryGroup(entry, titleAndPlace({ role, period: entry.period }, at, place), place)
}
export default stacked
