import { dateGutter } from '../../compose/date-gutter.ts'
import { placeStyle, quiet, strong } from '../../compose/entry-lines.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinRuns, periodInTwo } from '../../compose/part.ts'

/** Dates hang in a gutter, so that roles stand on one edge. */
const datesGutter: EntryPart = (entry, place) => {
  const gutter = dateGutter(place.look, place.width)
  const head = [
    ...line(entry.role, strong(place), { role: 'subheading' }),
    ...line(joinRuns([entry.place, entry.location], ', '), placeStyle(place), { before: place.look.gap.line }),
  ]
  const inner = { ...place, width: place.width - gutter.width - gutter.gap }
  const { children, ...group } = entryGroup(entry, head, inner)
  return {
    ...group,
    children: [
      {
        kind: 'gutter',
        side: 'left',
        ...gutter,
        label: line(periodInTwo(entry.period), quiet(place, { scale: 0.95 })),
        children,
      },
    ],
  }
}

export default datesGutter
