import type { Block } from '../../blocks.ts'
import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** Under a double rule the name in wide capitals, under it the role and the contacts. */
const doubleRule: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, tone } = place
    const rule = (before: number): Block => ({ kind: 'rule', color: tone.accent, thickness: 0.9, double: 2.6, before })
    const drawn = withPhoto(
      header,
      place,
      (inner) => [
        ...nameLine(header, inner, { scale: 2.54, letterCase: 'upper', tracking: 0.06, weight: 600, leading: 1.1 }),
        ...titleLine(header, inner, { italic: true, color: tone.ink, scale: 1.3, before: look.gap.line * 1.4 }),
        ...contactLine(header, inner, { before: look.gap.line * 2, size: look.size * 0.9 }),
      ],
      72,
    )
    return [rule(0), ...drawn.map((block, index) => (index === 0 ? { ...block, before: 16 } : block))]
  },
}
export default doubleRule
