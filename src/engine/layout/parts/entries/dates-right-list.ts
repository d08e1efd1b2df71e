import { quiet } from '../../compose/entry-lines.ts'
import { bodyStyle } from '../../compose/look.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinRuns, periodInTwo } from '../../compose/part.ts'

/** An academic list: the entry runs on, dates stand in a column at the right. */
const datesRightList: EntryPart = (entry, place) => {
  const { look, tone } = place
  const column = Math.min(look.size * 9.2, place.width * 0.26)
  const role = entry.role.map((run) => ({ ...run, style: { weight: 700 as const } }))
  const head = line(joinRuns([role, entry.place, entry.location], ', '), bodyStyle(look, tone), { role: 'subheading' })
  const inner = { ...place, width: place.width - column - 16 }
  const { children, ...group } = entryGroup(entry, head, inner)
  return {
    ...group,
    children: [
      {
        kind: 'gutter',
        side: 'right',
        width: column,
        gap: 16,
        label: line(periodInTwo(entry.period), quiet(place), { align: 'right' }),
        children,
      },
    ],
  }
}
export default datesRightList
