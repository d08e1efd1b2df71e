import type { PageDecoration } from '../../blocks.ts'
import { cornerDisc, DISC_PHOTO } from '../../compose/corner-disc.ts'
import type { BorderPart } from '../../compose/part.ts'

const SATELLITE = 6
const ORBIT = 1.2

/** A disc that the photo covers, on an orbit with a satellite to the north-east. */
const disc: BorderPart = {
  draw: (look) => {
    const { cx, cy, radius } = cornerDisc(look)
    const { accent, background } = look.tones.page
    const middle = { cx, cy }
    const far = radius * Math.SQRT1_2
    const satellite = { cx: cx + far, cy: cy - far }
    const circle = (at: typeof middle, size: number, fill?: string): PageDecoration => ({
      pages: 'first',
      shape: {
        shape: 'ellipse',
        ...at,
        rx: size,
        ry: size,
        ...(fill ? { fill } : { stroke: { color: accent, width: ORBIT } }),
      },
    })
    return [
      circle(middle, radius),
      // Just within the photo's edge, where none of it shows.
      circle(middle, DISC_PHOTO / 2 - 1, accent),
      circle(satellite, SATELLITE + 3, background),
      circle(satellite, SATELLITE, accent),
    ]
  },
}
export default disc
