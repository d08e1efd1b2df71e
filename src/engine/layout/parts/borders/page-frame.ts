import type { BorderPart } from '../../compose/part.ts'

const pageFrame: BorderPart = {
  draw: ({ page, tones }) => {
    const inset = Math.min(22, page.margin.left * 0.45)
    return [
      {
        pages: 'all',
        shape: {
          shape: 'rect',
          x: inset,
          y: inset,
          width: page.width - 2 * inset,
          height: page.height - 2 * inset,
          stroke: { color: tones.page.accent, width: 0.75 },
        },
      },
    ]
  },
}
export default pageFrame
