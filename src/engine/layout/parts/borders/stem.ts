import { mixColors } from '#engine/style/colors.ts'
import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'
import { icons } from '../../icons.ts'

/** A young plant that grows up the page's right edge. */
const stem: BorderPart = {
  draw: ({ page, tones, tint }) => {
    const x = page.width - page.margin.right * 0.7
    const leaf = (y: number, size: number, fill: string): PageDecoration => ({
      pages: 'first',
      shape: { shape: 'path', d: icons.leaf, x, y, size, fill },
    })
    const { accent } = tones.page
    return [
      { pages: 'first', shape: { shape: 'line', x1: x, x2: x, y1: 58, y2: page.height, color: accent, width: 1.6 } },
      leaf(26, 34, accent),
      leaf(96, 28, mixColors(accent, tint.background, 0.35)),
      leaf(152, 22, mixColors(accent, tint.background, 0.6)),
    ]
  },
}
export default stem
