import type { Block } from '../../blocks.ts'
import { dated } from '../../compose/dated.ts'
import { placeStyle, strong } from '../../compose/entry-lines.ts'
import { factColumn } from '../../compose/fact-column.ts'
import { entryGroup, line } from '../../compose/narrow-entry.ts'
import { type EntryPart, joinPlace, type Place, periodInTwo } from '../../compose/part.ts'

/** A stop on the line between text and dates. */
function stopOnLine({ look, tone }: Place, gap: number): Block[] {
  if (look.design.border !== 'flow-line') return []
  const radius = look.size * 0.34
  const dot = { shape: 'ellipse' as const, cx: -gap / 2, cy: look.size * look.leading * 0.56 }
  return [{ kind: 'ornament', shapes: [{ ...dot, rx: radius, ry: radius, fill: tone.accent }] }]
}

/** A row of a ledger: what was done at the left, when and where in a column of its own at the right. */
const fieldLines: EntryPart = (entry, place) => {
  const { look } = place
  // Alone in the column a place would pass for a date.
  const isDated = entry.period.length > 0
  const facts = factColumn(look, place.width)
  const inner = { ...place, width: place.width - facts.width - facts.gap }
  const head = [
    ...line(entry.role, strong(place), { role: 'subheading' }),
    ...line(isDated ? entry.place : joinPlace(entry.place, entry.location), placeStyle(place), {
      before: look.gap.line,
    }),
  ]
  const { children, ...group } = entryGroup(entry, head, inner)
  const label = [
    ...stopOnLine(place, facts.gap),
    ...line(periodInTwo(entry.period), dated(place, { weight: 600 })),
    ...line(isDated ? entry.location : [], dated(place), { before: look.gap.line }),
  ]
  return { ...group, children: [{ kind: 'gutter', side: 'right', ...facts, label, children }] }
}
export default fieldLines
