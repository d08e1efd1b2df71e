import type { AccentPart } from '../../compose/part.ts'

/** A strip over the page's head, a small block in colour at its end, and a strip at the lower right edge. */
const highlightBlocks: AccentPart = {
  draw: ({ page, tint }, { pale, strong }) => {
    const height = page.margin.top * 0.5
    const end = page.width * 0.62
    return [
      { pages: 'first', shape: { shape: 'rect', x: 0, y: 0, width: end, height, fill: pale } },
      { pages: 'first', shape: { shape: 'rect', x: end, y: 0, width: page.margin.right, height, fill: strong } },
      {
        pages: 'all',
        shape: {
          shape: 'rect',
          x: page.width - 10,
          y: page.height * 0.72,
          width: 10,
          height: page.height * 0.28,
          fill: tint.background,
        },
      },
    ]
  },
}

export default highlightBlocks
