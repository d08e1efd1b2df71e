import { quiet, spread, strong } from '../../compose/entry-lines.ts'
import { leadWithResult } from '../../compose/lead-with-result.ts'
import { bodyStyle } from '../../compose/look.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinRuns } from '../../compose/part.ts'

/** Each bullet opens with its first clause in bold. */
const resultLead: EntryPart = (entry, place) => {
  const { look, tone } = place
  const head = [
    ...spread(line(entry.role, strong(place, { scale: 1.06 }), { role: 'subheading' }), {
      runs: entry.period,
      style: quiet(place),
    }),
    ...line(
      joinRuns([entry.place, entry.location], ' · '),
      bodyStyle(look, tone, { italic: true, color: tone.muted }),
      { before: look.gap.line },
    ),
  ]
  return entryGroup({ ...entry, body: entry.body.map(leadWithResult) }, head, place)
}
export default resultLead
