import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'

/** The margin lines of court paper: two at the left, one at the right, from edge to edge. */
const pleadingLines: BorderPart = {
  draw: ({ page, tones }) => {
    const line = (x: number): PageDecoration => ({
      pages: 'all',
      shape: { shape: 'line', x1: x, x2: x, y1: 0, y2: page.height, color: tones.page.accent, width: 0.8 },
    })
    const left = page.margin.left * 0.68
    return [line(left), line(left + 3), line(page.width - page.margin.right * 0.68)]
  },
}
export default pleadingLines
