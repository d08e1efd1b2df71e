import type { Block } from '../../blocks.ts'
import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** The name between double rules. */
const doubleRule: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const rule = (before: number): Block => ({
      kind: 'rule',
      color: place.tone.accent,
      thickness: 0.6,
      double: 2.2,
      before,
    })
    return [
      ...photoOf(header, place, { size: 62, align: 'center' }),
      rule(8),
      ...nameLine(header, place, { scale: 2.5, align: 'center', letterCase: 'upper', tracking: 0.06, weight: 600 }).map(
        (name) => ({ ...name, before: 9 }),
      ),
      ...titleLine(header, place, { align: 'center', italic: true, color: place.tone.muted }),
      rule(9),
      ...contactLine(header, place, { align: 'center', before: 8 }),
    ]
  },
}
export default doubleRule
