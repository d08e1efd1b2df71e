import { factColumn } from '../../compose/fact-column.ts'
import type { BorderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

const LINE = 1.2

/** One line from edge to edge of the page between text and dates. */
const flowLine: BorderPart = {
  draw: (look) => {
    const column = pageColumn(look)
    const { width, gap } = factColumn(look, column.width)
    const x = column.x + column.width - width - gap / 2
    const place = { x: x - LINE / 2, y: 0, width: LINE, height: look.page.height }
    return [{ pages: 'all', shape: { shape: 'rect', ...place, fill: look.tones.page.accent } }]
  },
}
export default flowLine
