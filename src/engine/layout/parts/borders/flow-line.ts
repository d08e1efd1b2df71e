import { factColumn } from '../../compose/fact-column.ts'
import type { BorderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

/** One line from edge to edge of the page between text and dates. */
const flowLine: BorderPart = {
  draw: (look) => {
    const column = pageColumn(look)
    const { width, gap } = factColumn(look, column.width)
    const x = column.x + column.width - width - gap / 2
    const place = { x: x - 1.5, y: 0, width: 3, height: look.page.height }
    return [{ pages: 'all', shape: { shape: 'rect', ...place, fill: look.tones.page.accent } }]
  },
}
export default flowLine
