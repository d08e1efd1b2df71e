import { dateGutter } from '../../compose/date-gutter.ts'
import type { BorderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

/** A tinted column from head to foot behind the dates that hang left of the text. */
const dateColumn: BorderPart = {
  isBehind: true,
  belowHeader: 1.9,
  fills: (look) => {
    const { width, gap } = dateGutter(look, pageColumn(look).width)
    return { left: width + gap }
  },
  draw: (look) => {
    const { x, width } = pageColumn(look)
    const gutter = dateGutter(look, width)
    const shape = { shape: 'rect' as const, x: 0, y: 0, height: look.page.height, fill: look.tint.background }
    return [{ pages: 'all', shape: { ...shape, width: x + gutter.width + gutter.gap / 2 } }]
  },
}
export default dateColumn
