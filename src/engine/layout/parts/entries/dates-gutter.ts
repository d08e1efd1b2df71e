import { dateGutter, datesAlign, datesTone } from '../../compose/date-gutter.ts'
import { dated, quiet } from '../../compose/dated.ts'
import { placeStyle, strong } from '../../compose/entry-lines.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinPlace, periodInTwo } from '../../compose/part.ts'

/** Dates hang in a gutter, and places where all have room in it, so that roles stand on one edge. */
const datesGutter: EntryPart = (entry, place) => {
  const { look } = place
  const gutter = dateGutter(look, place.width)
  // Alone in the gutter a place would pass for a date.
  const hangs = place.room.underDates && entry.period.length > 0
  const head = [
    ...line(entry.role, strong(place), { role: 'subheading' }),
    ...line(hangs ? entry.place : joinPlace(entry.place, entry.location), placeStyle(place), { before: look.gap.line }),
  ]
  const inner = { ...place, width: place.width - gutter.width - gutter.gap }
  const { children, ...group } = entryGroup(entry, head, inner)
  const align = datesAlign(look)
  const at = { ...place, tone: datesTone(look, place.tone) }
  const facts = [
    ...line(periodInTwo(entry.period), dated(at, { scale: 0.95 }), { align }),
    ...line(hangs ? entry.location : [], quiet(at, { scale: 0.95 }), { align, before: look.gap.line }),
  ]
  return {
    ...group,
    children: [
      {
        kind: 'gutter',
        side: 'left',
        ...gutter,
        label: facts,
        children,
      },
    ],
  }
}

export default datesGutter
