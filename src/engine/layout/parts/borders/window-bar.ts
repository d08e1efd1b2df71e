import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'

const DEEP = 24
const DOT = 4.5
const STEP = 16

/** The bar of a window over the page, with its three buttons. */
const windowBar: BorderPart = {
  draw: ({ page, tones }) => {
    const { accent, background } = tones.page
    const dot = (index: number): PageDecoration => ({
      pages: 'all',
      shape: {
        shape: 'ellipse',
        cx: page.margin.left + DOT + index * STEP,
        cy: DEEP / 2,
        rx: DOT,
        ry: DOT,
        fill: background,
      },
    })
    return [
      { pages: 'all', shape: { shape: 'rect', x: 0, y: 0, width: page.width, height: DEEP, fill: accent } },
      ...[0, 1, 2].map(dot),
    ]
  },
}
export default windowBar
