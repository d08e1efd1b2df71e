import { quiet, strong } from '../../compose/entry-lines.ts'
import { bodyStyle } from '../../compose/look.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinRuns } from '../../compose/part.ts'

/** Dates hang in a gutter, so that roles stand on one edge. */
const datesGutter: EntryPart = (entry, place) => {
  const { look, tone } = place
  const gutter = Math.min(86, place.width * 0.2)
  const head = [
    ...line(entry.role, strong(place), { role: 'subheading' }),
    ...line(joinRuns([entry.place, entry.location], ', '), bodyStyle(look, tone, { color: tone.accent }), {
      before: look.gap.line,
    }),
  ]
  const inner = { ...place, width: place.width - gutter - 14 }
  const { children, ...group } = entryGroup(entry, head, inner)
  return {
    ...group,
    children: [
      {
        kind: 'gutter',
        side: 'left',
        width: gutter,
        gap: 14,
        label: line(entry.period, quiet(place, { scale: 0.95 })),
        children,
      },
    ],
  }
}
export default datesGutter
