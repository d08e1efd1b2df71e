import { quiet, strong } from '../../compose/entry-lines.ts'
import { bodyStyle } from '../../compose/look.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinRuns } from '../../compose/part.ts'

/** A stop on a line that joins the entries of a section. */
const node: EntryPart = (entry, place) => {
  const { look, tone } = place
  const head = [
    ...line(entry.period, quiet(place, { scale: 0.94, color: tone.accent, weight: 600 })),
    ...line(entry.role, strong(place, { scale: 1.06 }), { role: 'subheading', before: look.gap.line * 0.5 }),
    ...line(joinRuns([entry.place, entry.location], ', '), bodyStyle(look, tone, { color: tone.muted }), {
      before: look.gap.line * 0.5,
    }),
  ]
  return entryGroup(
    entry,
    head,
    { ...place, width: place.width - 20 },
    {
      box: {
        padding: { top: 0, right: 0, bottom: 0, left: 20 },
        rail: {
          x: 4,
          color: tone.accent,
          width: 1,
          dot: 3.2,
          dotFill: tone.background,
          tail: place.isLast ? 0 : look.gap.entry + look.size,
        },
      },
    },
  )
}
export default node
