import { cornerDisc } from '../../compose/corner-disc.ts'
import type { BorderPart } from '../../compose/part.ts'

/** A disc of colour behind the photo that its header sets on it. */
const disc: BorderPart = {
  draw: (look) => {
    const { cx, cy, radius } = cornerDisc(look)
    return [
      { pages: 'first', shape: { shape: 'ellipse', cx, cy, rx: radius, ry: radius, fill: look.tones.page.accent } },
    ]
  },
}
export default disc
