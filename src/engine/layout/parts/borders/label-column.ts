import { labelColumn } from '../../compose/label-column.ts'
import type { BorderPart } from '../../compose/part.ts'

/** Of the gap before the text that the column takes. */
const EDGE = 0.1

/** A column of colour from head to foot behind the headings that hang left of the text. */
const labelGround: BorderPart = {
  isBehind: true,
  belowHeader: 0.8,
  fills: (look) => {
    const { width, gap } = labelColumn(look)
    return { left: width + gap }
  },
  draw: (look) => {
    const { width, gap } = labelColumn(look)
    const shape = { shape: 'rect' as const, x: 0, y: 0, height: look.page.height, fill: look.tint.background }
    return [{ pages: 'all', shape: { ...shape, width: look.page.margin.left + width + gap * EDGE } }]
  },
}
export default labelGround
