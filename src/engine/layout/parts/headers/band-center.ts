import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** A centred header on a band that bleeds to the page's edges, the photo in a ring over the name. */
const bandCenter: HeaderPart = {
  ground: 'fill',
  where: 'top',
  draw: (header, place) => {
    const { look, tone } = place
    const ring = { color: look.tones.page.accent, width: 2.2, gap: 2.6 }
    return [
      ...photoOf(header, place, { size: 56, align: 'center' }).map((photo) => ({ ...photo, ring })),
      ...nameLine(header, place, { scale: 2.7, align: 'center' }).map((name) => ({
        ...name,
        before: header.photo ? 9 : 0,
      })),
      ...titleLine(header, place, { align: 'center', color: tone.ink }),
      ...contactLine(header, place, { align: 'center', before: look.gap.line * 3 }),
    ]
  },
}
export default bandCenter
