import type { BorderPart } from '../../compose/part.ts'

const topRuleThick: BorderPart = {
  draw: ({ page, tones }) => {
    const y = page.margin.top * 0.58
    return [
      {
        pages: 'first',
        shape: {
          shape: 'line',
          x1: page.margin.left,
          x2: page.width - page.margin.right,
          y1: y,
          y2: y,
          color: tones.page.accent,
          width: 2,
        },
      },
    ]
  },
}
export default topRuleThick
