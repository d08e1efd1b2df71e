import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'

const TOP = 9
const HEIGHT = 20
const PANELS = 18

/** A steel girder over the head of the page. */
const girder: BorderPart = {
  draw: ({ page, tones }) => {
    const color = tones.page.accent
    const foot = TOP + HEIGHT
    const panel = page.width / PANELS
    const line = (x1: number, y1: number, x2: number, y2: number, width: number): PageDecoration => ({
      pages: 'first',
      shape: { shape: 'line', x1, y1, x2, y2, color, width },
    })
    const braces = Array.from({ length: PANELS }, (_, index) => {
      const x = index * panel
      return [line(x, foot, x + panel / 2, TOP, 1.4), line(x + panel / 2, TOP, x + panel, foot, 1.4)]
    })
    return [line(0, TOP, page.width, TOP, 3.4), line(0, foot, page.width, foot, 3.4), ...braces.flat()]
  },
}
export default girder
