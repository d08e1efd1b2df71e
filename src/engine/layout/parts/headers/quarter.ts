import { mixColors, readable } from '#engine/style/colors.ts'
import { contactLines, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import { leftColumn } from '../../compose/left-column.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** Of the block's ink in the role's colour. */
const PALE = 0.55
/** How much lower large capitals begin, of their size. */
const CAPITALS = 0.06

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
    // The page's accent, as pale as the block asks for.
    const pale = mixColors(look.tones.page.accent, dark.tone.ink, PALE)
    const role = hasBlock ? readable(pale, dark.tone.background, 4.5) : dark.tone.accent
    const name = nameLine(header, dark, { scale: 4.2, leading: 1, isBroken: true, color: dark.tone.ink })
    // Capitals of the name and of the heading beside it on one line.
    const capitals = header.photo ? 0 : (name[0]?.style.size ?? 0) * CAPITALS
    return [
      {
        kind: 'row',
        gap: main.x - side.x - side.width,
        valign: 'top',
        cells: [
          {
            width: side.width,
            ...(hasBlock ? { ground: dark.tone.background } : {}),
            blocks: [
              ...photoOf(header, dark, { size: 84 }),
              ...name.map((line) => ({ ...line, before: header.photo ? 14 : 0 })),
              ...titleLine(header, dark, { before: look.gap.line * 2.6, scale: 1.16, weight: 600, color: role }),
              ...contactLines(header, dark, { before: look.gap.section * 0.8, gap: look.gap.line }),
            ],
          },
          {
            width: { share: 1 },
            blocks: [
              ...(opening?.(beside) ?? []).map((block, index) =>
                index === 0 ? { ...block, before: capitals } : block,
              ),
            ],
          },
        ],
      },
    ]
  },
}
export default quarter
