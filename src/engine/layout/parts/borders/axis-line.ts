import { headingGutter } from '../../compose/gutter-label.ts'
import type { BorderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

/** A line between headings and text, from edge to edge of the page. */
const axisLine: BorderPart = {
  draw: (look) => {
    const column = pageColumn(look)
    const { width, gap } = headingGutter({ look, tone: look.tones.page, width: column.width })
    const x = column.x + width + gap / 2
    const line = { shape: 'line' as const, x1: x, x2: x, y1: 0, y2: look.page.height }
    return [{ pages: 'all', shape: { ...line, color: look.tones.page.accent, width: 1 } }]
  },
}
export default axisLine
