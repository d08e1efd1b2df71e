import { columnDivider } from '../../compose/column-divider.ts'
import type { BorderPart } from '../../compose/part.ts'

/** A hairline between two columns on the page's ground, from their first line to the foot of the page. */
const hairlineColumns: BorderPart = {
  draw: (look, regions) => {
    const main = regions.find((region) => region.id === 'main')
    const side = regions.find((region) => region.id === 'side')
    if (!main || !side) return []
    const [left, right] = main.x < side.x ? [main, side] : [side, main]
    const x = (left.x + left.width + right.x) / 2
    return columnDivider(look, regions, { x, color: look.tones.page.hairline, width: 0.5 })
  },
}
export default hairlineColumns
