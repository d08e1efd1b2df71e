import type { BorderPart } from '../../compose/part.ts'

const hairlineFrame: BorderPart = {
  draw: ({ page, tones }) => {
    const inset = Math.min(16, page.margin.left * 0.35)
    return [
      {
        pages: 'all',
        shape: {
          shape: 'rect',
          x: inset,
          y: inset,
          width: page.width - 2 * inset,
          height: page.height - 2 * inset,
          stroke: { color: tones.page.hairline, width: 0.35 },
        },
      },
    ]
  },
}
export default hairlineFrame
