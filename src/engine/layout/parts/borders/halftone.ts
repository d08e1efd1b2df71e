import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'

const STEP = 9

/** A screen of dots that grow towards the page's right, in the second ink, along its head and its foot. */
const halftone: BorderPart = {
  draw: ({ page, tones, tint }) => {
    const rows = Math.floor((page.margin.top * 0.86) / STEP)
    const columns = Math.ceil(page.width / STEP)
    const screen = (place: (row: number) => number, fill: string, pages: PageDecoration['pages']) =>
      Array.from({ length: columns * rows }, (_, index): PageDecoration[] => {
        const across = index % columns
        const row = Math.floor(index / columns)
        const radius = STEP * 0.6 * ((across + 1) / columns) * (1 - row / rows) ** 0.5
        if (radius < 0.5) return []
        const cx = (across + (row % 2 === 0 ? 0.5 : 1)) * STEP
        return [{ pages, shape: { shape: 'ellipse', cx, cy: place(row), rx: radius, ry: radius, fill } }]
      }).flat()
    return [
      ...screen((row) => (row + 0.4) * STEP, tint.background, 'first'),
      ...screen((row) => page.height - (row + 0.2) * STEP * 0.9, tones.page.accent, 'all').filter(
        ({ shape }) => shape.shape === 'ellipse' && shape.cy > page.height - STEP * 2.4,
      ),
    ]
  },
}
export default halftone
