import { dated, placeStyle, strong } from '../../compose/entry-lines.ts'
import { factColumn } from '../../compose/fact-column.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, periodInTwo } from '../../compose/part.ts'

/** A row of a ledger: what was done at the left, when and where in a column of its own at the right. */
const fieldLines: EntryPart = (entry, place) => {
  const { look } = place
  const facts = factColumn(look, place.width)
  const inner = { ...place, width: place.width - facts.width - facts.gap }
  const head = [
    ...line(entry.role, strong(place), { role: 'subheading' }),
    ...line(entry.place, placeStyle(place), { before: look.gap.line }),
  ]
  const { children, ...group } = entryGroup(entry, head, inner)
  const figure = dated(place)
  const label = [...line(periodInTwo(entry.period), figure), ...line(entry.location, figure, { before: look.gap.line })]
  return { ...group, children: [{ kind: 'gutter', side: 'right', ...facts, label, children }] }
}
export default fieldLines
