import type { Block } from '../../blocks.ts'
import { contactLines, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const GAP = 24
/** Of the width that the contacts may take. */
const WIDEST = 0.36

/** Between double rules name and role at the left, the contacts at the right. */
const doubleRule: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, tone } = place
    const rule = (before: number): Block => ({ kind: 'rule', color: tone.accent, thickness: 0.9, double: 2.6, before })
    const drawn = withPhoto(
      header,
      place,
      (inner) => {
        const named = { ...inner, width: inner.width * (1 - WIDEST) - GAP }
        const noted = { ...inner, width: inner.width * WIDEST }
        return [
          {
            kind: 'row',
            gap: GAP,
            valign: 'foot',
            widestFit: WIDEST,
            cells: [
              {
                width: { share: 1 },
                blocks: [
                  ...nameLine(header, named, {
                    scale: 2.5,
                    letterCase: 'upper',
                    tracking: 0.05,
                    weight: 600,
                    leading: 1.08,
                    isBroken: true,
                  }),
                  ...titleLine(header, named, { italic: true, color: tone.muted, before: look.gap.line * 2 }),
                ],
              },
              { width: 'fit', blocks: contactLines(header, noted, { align: 'right' }) },
            ],
          },
        ]
      },
      72,
    )
    return [rule(0), ...drawn.map((block) => ({ ...block, before: 16 })), rule(16)]
  },
}
export default doubleRule
