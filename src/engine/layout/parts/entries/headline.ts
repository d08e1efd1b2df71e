import { dated, placeStyle, strong } from '../../compose/entry-lines.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinPlace } from '../../compose/part.ts'

/** Small dates over a large title, as a magazine heads an article. */
const headline: EntryPart = (entry, place) => {
  const { gap } = place.look
  const head = [
    ...line(entry.period, dated(place, { scale: 0.9, weight: 600, leading: 1.2 })),
    ...line(entry.role, strong(place, { scale: 1.18 }), { role: 'subheading', before: gap.line * 0.4 }),
    ...line(joinPlace(entry.place, entry.location), placeStyle(place), { before: gap.line * 0.6 }),
  ]
  return entryGroup(entry, head, place)
}
export default headline
