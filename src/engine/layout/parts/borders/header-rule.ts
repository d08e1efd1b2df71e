import type { BorderPart } from '../../compose/part.ts'

/** A hairline under the header. */
const headerRule: BorderPart = ({ page, tones, gap }) => [
  {
    pages: 'first',
    shape: {
      shape: 'line',
      x1: page.margin.left,
      x2: page.width - page.margin.right,
      y1: gap.section * 0.5,
      y2: gap.section * 0.5,
      color: tones.page.accent,
      width: 0.75,
    },
    grow: { region: 'header', by: 'y' },
  },
]
export default headerRule
