import type { BorderPart } from '../../compose/part.ts'

/** Crop marks in the four corners. */
const cornerTicks: BorderPart = {
  draw: ({ page, tones }) => {
    const inset = Math.min(20, page.margin.left * 0.4)
    const length = 16
    const corners = [
      [inset, inset, 1, 1],
      [page.width - inset, inset, -1, 1],
      [inset, page.height - inset, 1, -1],
      [page.width - inset, page.height - inset, -1, -1],
    ] as const
    const line = (x1: number, y1: number, x2: number, y2: number) => ({
      pages: 'all' as const,
      shape: { shape: 'line' as const, x1, y1, x2, y2, color: tones.page.accent, width: 0.9 },
    })
    return corners.flatMap(([x, y, dx, dy]) => [line(x, y, x + dx * length, y), line(x, y, x, y + dy * length)])
  },
}
export default cornerTicks
