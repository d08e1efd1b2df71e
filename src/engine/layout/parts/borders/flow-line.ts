import { dateGutter } from '../../compose/date-gutter.ts'
import type { BorderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

/** One line from edge to edge between dates and text. */
const flowLine: BorderPart = {
  draw: (look) => {
    const column = pageColumn(look)
    const { width, gap } = dateGutter(look, column.width)
    const x = column.x + width + gap / 2
    const { height } = look.page
    return [
      {
        pages: 'all',
        shape: { shape: 'rect', x: x - 1.5, y: 0, width: 3, height, fill: look.tones.page.accent },
      },
    ]
  },
}
export default flowLine
