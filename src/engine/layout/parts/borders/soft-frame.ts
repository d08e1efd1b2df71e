import type { BorderPart } from '../../compose/part.ts'

/** A broad pale frame at the page's edge. */
const softFrame: BorderPart = {
  draw: ({ page, tint }) => [
    {
      pages: 'all',
      shape: {
        shape: 'rect',
        x: 5,
        y: 5,
        width: page.width - 10,
        height: page.height - 10,
        stroke: { color: tint.background, width: 10 },
      },
    },
  ],
}
export default softFrame
