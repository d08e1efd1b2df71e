import { boldFigures } from '../../compose/bold-figures.ts'
import { strong, titleAndPlace } from '../../compose/entry-lines.ts'
import { bodyStyle } from '../../compose/look.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinRuns } from '../../compose/part.ts'

/** The first figure of each bullet in bold, so that results are found at a glance. */
const figuresInBold: EntryPart = (entry, place) => {
  const { look, tone } = place
  const role = line(entry.role, strong(place), { role: 'subheading' })
  const style = bodyStyle(look, tone, { italic: true, color: tone.muted })
  const where = { runs: joinRuns([entry.place, entry.location], ' · '), style }
  const head = titleAndPlace({ role, period: entry.period }, where, place)
  return entryGroup({ ...entry, body: entry.body.map(boldFigures) }, head, place)
}
export default figuresInBold
