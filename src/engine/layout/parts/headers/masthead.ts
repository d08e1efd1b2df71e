import type { Block } from '../../blocks.ts'
import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const GAP = 20

/** A newspaper's head: under a heavy rule the name over the whole width, and between two fine ones the role and the contacts. */
const masthead: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { tone } = place
    const fine = (before: number): Block => ({ kind: 'rule', color: tone.accent, thickness: 0.7, before })
    const contacts = contactLine(header, place, { before: 0, align: 'right' })
    const role = titleLine(header, place, { scale: 1.2, italic: true, before: 0, color: tone.accent })
    return [
      { kind: 'rule', color: tone.accent, thickness: 6 },
      ...withPhoto(
        header,
        place,
        (inner) => nameLine(header, inner, { scale: 3.2, leading: 1.04, tracking: -0.012 }),
        72,
      ).map((block, index) => (index === 0 ? { ...block, before: 13 } : block)),
      fine(7),
      {
        kind: 'row',
        gap: GAP,
        valign: 'baseline',
        widestFit: 0.6,
        before: 5,
        cells: [
          { width: { share: 1 }, blocks: role },
          { width: 'fit', blocks: contacts },
        ],
      },
      fine(6),
    ]
  },
}
export default masthead
