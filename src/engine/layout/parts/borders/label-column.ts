import { headingGutter } from '../../compose/gutter-label.ts'
import type { BorderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

/** A pale column from head to foot of every page, behind the headings in the gutter. */
const labelColumn: BorderPart = {
  draw: (look) => {
    const column = pageColumn(look)
    const { width, gap } = headingGutter({ look, tone: look.tones.page, width: column.width })
    const shape = { x: 0, y: 0, width: column.x + width + gap / 2, height: look.page.height }
    return [{ pages: 'all', shape: { shape: 'rect', ...shape, fill: look.tint.background } }]
  },
}
export default labelColumn
