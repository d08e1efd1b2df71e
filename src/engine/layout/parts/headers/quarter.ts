import { contactLines, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import { leftColumn } from '../../compose/left-column.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** Name, role and contacts on a dark quarter that the border part draws over the narrow column; the summary beside it. */
const quarter: HeaderPart = {
  ground: 'page',
  holdsOpening: true,
  draw: (header, { opening, ...place }) => {
    const { look } = place
    const { main, side } = leftColumn(look)
    const hasBlock = look.design.border === 'quarter-block'
    const dark = { look, tone: hasBlock ? look.tones.solid : place.tone, width: side.width }
    const beside = { ...place, width: main.width }
    return [
      {
        kind: 'row',
        gap: main.x - side.x - side.width,
        valign: header.photo ? 'top' : 'baseline',
        cells: [
          {
            width: side.width,
            ...(hasBlock ? { ground: dark.tone.background } : {}),
            blocks: [
              ...photoOf(header, dark, { size: 84 }),
              ...nameLine(header, dark, { scale: 4.2, leading: 1, isBroken: true, color: dark.tone.ink }).map(
                (name) => ({
                  ...name,
                  before: header.photo ? 14 : 0,
                }),
              ),
              ...titleLine(header, dark, { before: look.gap.line * 2, scale: 1.16, weight: 600, color: dark.tone.ink }),
              ...contactLines(header, dark, { before: look.gap.section * 1.2, gap: look.gap.line * 1.4 }),
            ],
          },
          {
            width: { share: 1 },
            blocks: [
              ...(opening?.(beside) ?? []).map((block, index) => (index === 0 ? { ...block, before: 0 } : block)),
            ],
          },
        ],
      },
    ]
  },
}
export default quarter
