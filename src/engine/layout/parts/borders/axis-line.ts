import { headingGutter } from '../../compose/gutter-label.ts'
import type { BorderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

/** A fine line from edge to edge between headings and text. */
const axisLine: BorderPart = {
  draw: (look) => {
    const column = pageColumn(look)
    const { width, gap } = headingGutter({ look, tone: look.tones.page, width: column.width })
    const x = column.x + width + gap / 2
    const { height } = look.page
    return [
      {
        pages: 'all',
        shape: { shape: 'line', x1: x, x2: x, y1: 0, y2: height, color: look.tones.page.accent, width: 0.9 },
      },
    ]
  },
}
export default axisLine
