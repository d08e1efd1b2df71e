import type { Block } from '../../blocks.ts'
import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const PAD = 13

/** Between two double rules the name in wide capitals on the page's axis, and under it the role and the contacts. */
const doubleRule: HeaderPart = {
  ground: 'page',
  hasEdges: () => true,
  draw: (header, place) => {
    const { look, tone } = place
    const align = header.photo ? 'left' : 'center'
    const rule = (before: number): Block => ({ kind: 'rule', color: tone.accent, thickness: 0.7, double: 2.6, before })
    const drawn = withPhoto(
      header,
      place,
      (inner) => [
        ...nameLine(header, inner, {
          scale: 2.54,
          letterCase: 'upper',
          tracking: 0.06,
          weight: 600,
          leading: 1.1,
          align,
        }),
        ...titleLine(header, inner, { italic: true, color: tone.ink, scale: 1.4, before: look.gap.line, align }),
        ...contactLine(header, inner, { align }),
      ],
      72,
    )
    return [rule(0), ...drawn.map((block, index) => (index === 0 ? { ...block, before: PAD } : block)), rule(PAD + 5)]
  },
}
export default doubleRule
