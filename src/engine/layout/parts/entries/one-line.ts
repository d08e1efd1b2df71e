import { dated, spread } from '../../compose/entry-lines.ts'
import { bodyStyle } from '../../compose/look.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinPlace, joinRuns } from '../../compose/part.ts'

/** Everything in one line: role, company, place; dates right. */
const oneLine: EntryPart = (entry, place) => {
  const { look, tone } = place
  const size = look.size * (look.design.roleScale ?? 1.02)
  const role = entry.role.map((run) => ({ ...run, style: { weight: 700 as const, size } }))
  const location = entry.location.map((run) => ({ ...run, style: { color: tone.muted } }))
  const runs = joinPlace(joinRuns([role, entry.place], '  |  '), location)
  const head = spread(line(runs, bodyStyle(look, tone, { scale: 1.02 }), { role: 'subheading' }), {
    runs: entry.period,
    style: dated(place),
  })
  return entryGroup(entry, head, place)
}
export default oneLine
