import { boldFigures } from '../../compose/bold-figures.ts'
import { quiet } from '../../compose/dated.ts'
import { strong, titleAndPlace } from '../../compose/entry-lines.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinPlace } from '../../compose/part.ts'

/** The first figure of each bullet in bold, so that results are found at a glance. */
const figuresInBold: EntryPart = (entry, place) => {
  const role = line(entry.role, strong(place), { role: 'subheading' })
  const where = { runs: joinPlace(entry.place, entry.location), style: quiet(place) }
  const head = titleAndPlace({ role, period: entry.period }, where, place)
  return entryGroup({ ...entry, body: entry.body.map(boldFigures) }, head, place)
}
export default figuresInBold
