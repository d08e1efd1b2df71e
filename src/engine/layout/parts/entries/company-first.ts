import { dated, quiet } from '../../compose/dated.ts'
import { spread, strong } from '../../compose/entry-lines.ts'
import { bodyStyle } from '../../compose/look.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinRuns } from '../../compose/part.ts'

/** Employer left and place right, then the role in italics with its dates. */
const companyFirst: EntryPart = (entry, place) => {
  const { look, tone } = place
  // A project has no employer to lead with, only an address.
  const [employer] = entry.place
  if (!employer || employer.href) {
    const right = entry.period.length > 0 ? entry.period : entry.place
    const head = [
      ...spread(line(entry.role, strong(place), { role: 'subheading' }), { runs: right, style: dated(place) }),
      ...line(right === entry.period ? entry.place : [], quiet(place), { before: look.gap.line }),
    ]
    return entryGroup(entry, head, place)
  }
  // At the right a place stands over its dates; without them it would pass for one.
  const isDated = entry.period.length > 0
  const beside = entry.location.map((run) => ({ ...run, style: quiet(place) }))
  return entryGroup(
    entry,
    [
      ...spread(
        line(isDated ? entry.place : joinRuns([entry.place, beside], '  ·  '), strong(place), { role: 'subheading' }),
        {
          runs: isDated ? entry.location : [],
          style: quiet(place),
        },
      ),
      ...spread(
        line(entry.role, bodyStyle(look, tone, { italic: true, scale: 1.06 })),
        { runs: entry.period, style: dated(place) },
        { before: look.gap.line },
      ),
    ],
    place,
  )
}
export default companyFirst
