import { contactRow, nameLine, photoCell, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** A newspaper's head: a heavy rule, name and role on one line, contacts over the whole width between hairlines. */
const masthead: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, tone } = place
    const photo = photoCell(header, place, { size: 54, align: 'right' })
    const inner = { ...place, width: place.width * 0.6 }
    const title = titleLine(header, place, { before: 0, align: 'right', color: tone.ink })
    return [
      { kind: 'rule', color: tone.accent, thickness: 5 },
      {
        kind: 'row',
        gap: 18,
        valign: photo ? 'middle' : 'baseline',
        before: 9,
        widestFit: 0.38,
        cells: [
          { width: { share: 1 }, blocks: nameLine(header, inner, { scale: 1.9, leading: 1.1 }) },
          { width: 'fit', blocks: title },
          ...(photo ? [photo] : []),
        ],
      },
      { kind: 'rule', color: tone.hairline, thickness: 0.5, before: 8 },
      ...contactRow(header, place, { before: 6, isSpread: true, gap: 10, size: look.size * 0.88 }),
      { kind: 'rule', color: tone.hairline, thickness: 0.5, before: look.gap.line + 5 },
    ]
  },
}
export default masthead
