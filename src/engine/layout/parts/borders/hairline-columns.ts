import type { BorderPart } from '../../compose/part.ts'

import { pageColumn, splitColumn } from '../../compose/regions.ts'

/** A hairline between the columns, from under the header to the foot of the page. */
const hairlineColumns: BorderPart = (look) => {
  const { page, tones, gap, design } = look
  const sides = { 'rule-left': 'left', 'rule-right': 'right' } as const
  const side = design.layout in sides ? sides[design.layout as keyof typeof sides] : undefined
  if (!side) return []
  const columnGap = gap.column * 1.3
  const columns = splitColumn(pageColumn(look), { side, share: 1 / 3, gap: columnGap })
  const x = side === 'left' ? columns.main.x - columnGap / 2 : columns.side.x - columnGap / 2
  const line = { shape: 'line' as const, x1: x, x2: x, color: tones.page.hairline, width: 0.5 }
  return [
    {
      pages: 'first',
      shape: { ...line, y1: gap.section, y2: page.height - page.margin.bottom },
      grow: { region: 'header', by: 'start' },
    },
    { pages: 'rest', shape: { ...line, y1: page.margin.top, y2: page.height - page.margin.bottom } },
  ]
}
export default hairlineColumns
