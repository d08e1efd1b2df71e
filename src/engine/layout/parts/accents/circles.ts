import type { AccentPart } from '../../compose/part.ts'

/** Overlapping circles that bleed off the upper right corner. */
const circles: AccentPart = {
  draw: ({ page }, { pale, strong }) => [
    { pages: 'first', shape: { shape: 'ellipse', cx: page.width - 18, cy: 6, rx: 74, ry: 74, fill: pale } },
    {
      pages: 'first',
      shape: { shape: 'ellipse', cx: page.width - 92, cy: -12, rx: 34, ry: 34, fill: strong, opacity: 0.14 },
    },
    {
      pages: 'first',
      shape: { shape: 'ellipse', cx: page.width + 4, cy: 92, rx: 22, ry: 22, stroke: { color: strong, width: 1.2 } },
    },
  ],
}

export default circles
