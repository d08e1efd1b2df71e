import type { AccentPart } from '../../compose/part.ts'

/** A block of tint behind the upper left of the page, and a small one in colour. */
const highlightBlocks: AccentPart = ({ page, tint, tones }) => [
  {
    pages: 'first',
    shape: {
      shape: 'rect',
      x: 0,
      y: 0,
      width: page.width * 0.62,
      height: page.margin.top * 0.5,
      fill: tint.background,
    },
  },
  {
    pages: 'first',
    shape: {
      shape: 'rect',
      x: page.width * 0.62,
      y: 0,
      width: page.margin.right,
      height: page.margin.top * 0.5,
      fill: tones.page.accent,
    },
  },
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
export default highlightBlocks
