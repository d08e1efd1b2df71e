import { factColumn } from '../../compose/fact-column.ts'
import type { BorderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

/** One line from head to foot between text and dates. */
const flowLine: BorderPart = {
  draw: (look) => {
    const column = pageColumn(look)
    const { width, gap } = factColumn(look, column.width)
    const x = column.x + column.width - width - gap / 2
    const { height, margin } = look.page
    const span = { y: margin.top, height: height - margin.top - margin.bottom }
    return [{ pages: 'all', shape: { shape: 'rect', x: x - 1.5, ...span, width: 3, fill: look.tones.page.accent } }]
  },
}
export default flowLine
