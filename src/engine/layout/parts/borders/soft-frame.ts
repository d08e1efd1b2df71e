import { readable } from '#engine/style/colors.ts'
import type { BorderPart } from '../../compose/part.ts'

/** A broad frame at the page's edge, pale but dark enough to be seen on paper. */
const softFrame: BorderPart = {
  draw: ({ page, tint, style }) => [
    {
      pages: 'all',
      shape: {
        shape: 'rect',
        x: 5,
        y: 5,
        width: page.width - 10,
        height: page.height - 10,
        stroke: { color: readable(tint.background, style.backgroundColor, 1.4), width: 10 },
      },
    },
  ],
}
export default softFrame
