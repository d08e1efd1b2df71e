import { columnDivider } from '../../compose/column-divider.ts'
import { labelColumn } from '../../compose/label-column.ts'
import type { BorderPart } from '../../compose/part.ts'

/** Between the last line and the rule under it. */
const BELOW = 8

/** A line between the column of the headings and their text, from the first rule to one that closes the page's foot. */
const labelDivider: BorderPart = {
  draw: (look, regions) => {
    const { width, gap } = labelColumn(look)
    const x = look.page.margin.left + width + gap / 2
    const stroke = { color: look.tones.page.ink, width: 0.8 }
    const { width: across, height, margin } = look.page
    const foot = height - margin.bottom + BELOW
    return [
      ...columnDivider(look, regions, { x, ...stroke, beyond: BELOW }),
      {
        pages: 'all',
        shape: { shape: 'line', x1: margin.left, x2: across - margin.right, y1: foot, y2: foot, ...stroke },
      },
    ]
  },
}
export default labelDivider
