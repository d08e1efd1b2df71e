import { headingGutter } from '../../compose/gutter-label.ts'
import type { Look } from '../../compose/look.ts'
import type { BorderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'
import { swissGrid } from '../../compose/swiss-grid.ts'

/** The column that the headings hang in. */
function labels(look: Look): { width: number; gap: number } {
  const place = { look, tone: look.tones.page, width: pageColumn(look).width }
  const { width, gap } = swissGrid(place)
  return { width: Math.max(width, headingGutter(place).width), gap }
}

/** A column of colour from head to foot behind the headings that hang left of the text. */
const labelColumn: BorderPart = {
  fills: (look) => {
    const { width, gap } = labels(look)
    return { left: width + gap }
  },
  draw: (look) => {
    const { width, gap } = labels(look)
    const shape = { shape: 'rect' as const, x: 0, y: 0, height: look.page.height, fill: look.tint.background }
    return [{ pages: 'all', shape: { ...shape, width: look.page.margin.left + width + gap / 2 } }]
  },
}
export default labelColumn
