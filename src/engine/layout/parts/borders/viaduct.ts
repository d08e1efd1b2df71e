import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'

const ARCHES = 9

/** The arches of a bridge along the foot of the page. */
const viaduct: BorderPart = {
  draw: ({ page, tones }) => {
    const span = page.width / ARCHES
    const height = span * 0.58
    const { accent, background } = tones.page
    const deck: PageDecoration = {
      pages: 'all',
      shape: { shape: 'rect', x: 0, y: page.height - height, width: page.width, height, fill: accent },
    }
    const openings = Array.from({ length: ARCHES }, (_, index): PageDecoration => {
      const cx = (index + 0.5) * span
      return {
        pages: 'all',
        shape: { shape: 'ellipse', cx, cy: page.height, rx: span * 0.39, ry: height * 0.72, fill: background },
      }
    })
    return [deck, ...openings]
  },
}
export default viaduct
