import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'

const STEP = 8.5
const ROWS = 9

/** A screen of dots that grow towards the upper right corner, in the second ink, and a disc of the first behind it. */
const halftone: BorderPart = {
  draw: ({ page, tones, tint }) => {
    const columns = Math.floor((page.width * 0.36) / STEP)
    const disc: PageDecoration = {
      pages: 'first',
      shape: { shape: 'ellipse', cx: page.width - 46, cy: 40, rx: 52, ry: 52, fill: tones.page.accent },
    }
    const dots = Array.from({ length: columns * ROWS }, (_, index): PageDecoration[] => {
      const across = index % columns
      const down = Math.floor(index / columns)
      const strength = (across / columns) * (1 - down / ROWS)
      const radius = STEP * 0.62 * Math.sqrt(strength)
      if (radius < 1) return []
      const cx = page.width - (columns - across - 0.5) * STEP
      return [
        {
          pages: 'first',
          shape: { shape: 'ellipse', cx, cy: (down + 0.5) * STEP, rx: radius, ry: radius, fill: tint.background },
        },
      ]
    })
    return [disc, ...dots.flat()]
  },
}
export default halftone
