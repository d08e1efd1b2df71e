import type { BorderPart } from '../../compose/part.ts'

const doubleFrame: BorderPart = {
  draw: ({ page, tones }) => {
    const inset = Math.min(19, page.margin.left * 0.38)
    const frame = (by: number, width: number) => ({
      pages: 'all' as const,
      shape: {
        shape: 'rect' as const,
        x: by,
        y: by,
        width: page.width - 2 * by,
        height: page.height - 2 * by,
        stroke: { color: tones.page.accent, width },
      },
    })
    return [frame(inset, 0.9), frame(inset + 3.4, 0.4)]
  },
}
export default doubleFrame
