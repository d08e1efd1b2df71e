import { columnDivider } from '../../compose/column-divider.ts'
import { headingGutter } from '../../compose/gutter-label.ts'
import type { BorderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

/** A line between headings and text, from under the header to the page's lower edge. */
const axisLine: BorderPart = {
  draw: (look, regions) => {
    const column = pageColumn(look)
    const { width, gap } = headingGutter({ look, tone: look.tones.page, width: column.width })
    const stroke = { color: look.tones.page.accent, width: 1.5, beyond: look.page.margin.bottom }
    return columnDivider(look, regions, { x: column.x + width + gap / 2, ...stroke })
  },
}
export default axisLine
