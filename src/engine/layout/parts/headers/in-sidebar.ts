import { contactList, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** Photo, name, role and contacts at the top of the side column. */
const inSidebar: HeaderPart = {
  ground: 'page',
  where: 'side',
  draw: (header, place) => {
    const { look, tone } = place
    return [
      ...photoOf(header, place, { size: Math.min(92, place.width * 0.62) }),
      ...nameLine(header, place, { scale: 2.2, leading: 1.08, color: tone.ink }).map((name) => ({
        ...name,
        before: header.photo ? 14 : 0,
      })),
      ...titleLine(header, place, { before: 4, scale: 1.12 }),
      { kind: 'rule', color: tone.hairline, thickness: 0.5, before: look.gap.heading * 1.2 },
      ...contactList(header, place, { before: look.gap.heading * 1.2, gap: look.gap.line * 2 }),
    ]
  },
}
export default inSidebar
