import { mixColors } from '#engine/style/colors.ts'
import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'
import hairlineColumns from './hairline-columns.ts'

const HEIGHT = 24
const RADIUS = 3.6

/** The bar of a terminal's window with its three buttons, and a hairline between the columns. */
const windowBar: BorderPart = {
  head: HEIGHT + 26,
  draw: (look, regions) => {
    const { page, tones } = look
    const { ink, accent, background } = tones.page
    const colors = [accent, mixColors(ink, background, 0.45), mixColors(ink, background, 0.45)]
    const buttons = colors.map((fill, index): PageDecoration => {
      const cx = page.margin.left + RADIUS + index * RADIUS * 3.4
      return {
        pages: 'first',
        shape: { shape: 'ellipse', cx, cy: HEIGHT / 2, rx: RADIUS, ry: RADIUS, fill },
      }
    })
    return [
      { pages: 'first', shape: { shape: 'rect', x: 0, y: 0, width: page.width, height: HEIGHT, fill: ink } },
      ...buttons,
      ...hairlineColumns.draw(look, regions),
    ]
  },
}
export default windowBar
