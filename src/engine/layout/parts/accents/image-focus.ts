import type { AccentPart } from '../../compose/part.ts'

/** The header draws the photo larger, in a ring; a field of tint gives it a stage. */
const imageFocus: AccentPart = ({ page, tint }) => [
  {
    pages: 'first',
    shape: { shape: 'rect', x: 0, y: 0, width: page.width, height: page.margin.top * 1.5, fill: tint.background },
  },
]
export default imageFocus
