import type { Block, Run } from '../blocks.ts'
import { bodyStyle } from './look.ts'
import { line } from './narrow-entry.ts'
import { NARROW, type Place } from './part.ts'

/** The first column of a table. */
const tableLabels = ({ look, width }: Place): { width: number; gap: number } => ({
  width: Math.min(width * 0.26, look.size * 8),
  gap: 12,
})

/** A table of two columns: what, and which. */
export function tableRows(rows: readonly { label: Run[]; content: Run[] }[], place: Place): Block[] {
  const { look, tone } = place
  const style = bodyStyle(look, tone)
  const gap = look.gap.item * 1.3
  const labels = tableLabels(place)
  return rows.flatMap(({ label, content }, index): Block[] => {
    const before = index === 0 ? 0 : gap
    // The colon tells a machine what the label belongs to.
    const named = label.length > 0 ? [...label, { text: ':' }] : []
    const name = line(named, { ...style, weight: 700 }, { role: 'subheading' })
    const text = line(content, style)
    if (place.width < NARROW || label.length === 0)
      return [...[...name, ...text].map((block, place) => ({ ...block, before: place === 0 ? before : gap * 0.5 }))]
    return [
      {
        kind: 'row',
        gap: labels.gap,
        valign: 'baseline',
        before,
        cells: [
          { width: labels.width, blocks: name },
          { width: { share: 1 }, blocks: text },
        ],
      },
    ]
  })
}
