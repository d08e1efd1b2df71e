import { mixColors } from '#engine/style/colors.ts'
import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'

const STEP = 22

/** The binding of a notebook: holes along the left edge, a wire through each, and a margin line. */
const spiral: BorderPart = {
  draw: ({ page, tones, gap }) => {
    const { accent, ink, background } = tones.page
    const rings = Math.floor((page.height - STEP) / STEP)
    const first = (page.height - (rings - 1) * STEP) / 2
    const hole = mixColors(background, ink, 0.2)
    const line: PageDecoration = {
      pages: 'all',
      shape: {
        shape: 'line',
        x1: page.margin.left - 4,
        x2: page.margin.left - 4,
        y1: 0,
        y2: page.height,
        color: mixColors(background, accent, 0.45),
        width: 0.9,
      },
    }
    const binding = Array.from({ length: rings }, (_, index): PageDecoration[] => {
      const y = first + index * STEP
      return [
        { pages: 'all', shape: { shape: 'ellipse', cx: gap.column, cy: y, rx: 4.2, ry: 4.2, fill: hole } },
        {
          pages: 'all',
          shape: { shape: 'line', x1: 0, x2: gap.column, y1: y - 1, y2: y - 1, color: accent, width: 2.2 },
        },
      ]
    })
    return [line, ...binding.flat()]
  },
}
export default spiral
