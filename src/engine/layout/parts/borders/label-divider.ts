import { columnDivider } from '../../compose/column-divider.ts'
import { labelColumn } from '../../compose/label-column.ts'
import type { BorderPart } from '../../compose/part.ts'

/** A line between the column of the headings and their text, from the first rule to the foot of the page. */
const labelDivider: BorderPart = {
  draw: (look, regions) => {
    const { width, gap } = labelColumn(look)
    const x = look.page.margin.left + width + gap / 2
    return columnDivider(look, regions, { x, color: look.tones.page.ink, width: 0.8 })
  },
}
export default labelDivider
