import { factColumn } from '../../compose/fact-column.ts'
import type { BorderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

/** A filled column from head to foot behind the dates and places at the right of the text. */
const factGround: BorderPart = {
  isBehind: true,
  fills: (look) => {
    const { width, gap } = factColumn(look, pageColumn(look).width)
    return { right: width + gap }
  },
  draw: (look) => {
    const { x, width } = pageColumn(look)
    const facts = factColumn(look, width)
    const left = x + width - facts.width - facts.gap / 2
    const { background } = look.tint
    const place = { x: left, y: 0, width: look.page.width - left, height: look.page.height }
    return [{ pages: 'all', shape: { shape: 'rect', ...place, fill: background } }]
  },
}
export default factGround
