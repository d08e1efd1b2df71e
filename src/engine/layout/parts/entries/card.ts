import { placeStyle, strong, titleAndPlace } from '../../compose/entry-lines.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinRuns } from '../../compose/part.ts'

/** A framed card with a coloured edge. */
const card: EntryPart = (entry, place) => {
  const { tone } = place
  const inner = { ...place, width: place.width - 24 }
  const role = line(entry.role, strong(place), { role: 'subheading' })
  const where = { runs: joinRuns([entry.place, entry.location], ' · '), style: placeStyle(place) }
  const head = titleAndPlace({ role, period: entry.period }, where, inner)
  return entryGroup(entry, head, inner, {
    box: {
      padding: { top: 7, right: 10, bottom: 8, left: 14 },
      stroke: { color: tone.hairline, width: 0.6 },
      radius: 3,
      edge: { side: 'left', color: tone.accent, width: 3 },
    },
  })
}
export default card
