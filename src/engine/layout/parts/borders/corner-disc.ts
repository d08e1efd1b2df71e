import type { PageDecoration } from '../../blocks.ts'
import { cornerDisc, DISC_PHOTO } from '../../compose/corner-disc.ts'
import type { BorderPart } from '../../compose/part.ts'

/** Where the satellite is on its orbit: between north and east. */
const TURN = Math.PI / 4
const SATELLITE = 6
const ORBIT = 1.2

/** A disc that the photo covers, on an orbit with a satellite. */
const disc: BorderPart = {
  draw: (look) => {
    const { cx, cy, radius } = cornerDisc(look)
    const { accent, background } = look.tones.page
    const circle = (
      size: number,
      paint: { fill?: string; stroke?: { color: string; width: number } },
    ): PageDecoration => ({
      pages: 'first',
      shape: { shape: 'ellipse', cx, cy, rx: size, ry: size, ...paint },
    })
    const at = { cx: cx + Math.sin(TURN) * radius, cy: cy - Math.cos(TURN) * radius }
    const satellite = (size: number, fill: string): PageDecoration => ({
      pages: 'first',
      shape: { shape: 'ellipse', ...at, rx: size, ry: size, fill },
    })
    return [
      circle(radius, { stroke: { color: accent, width: ORBIT } }),
      // Just within the photo's edge, where none of it shows.
      circle(DISC_PHOTO / 2 - 1, { fill: accent }),
      satellite(SATELLITE + 3, background),
      satellite(SATELLITE, accent),
    ]
  },
}
export default disc
