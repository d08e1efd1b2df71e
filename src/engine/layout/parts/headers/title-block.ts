import type { Block, Cell } from '../../blocks.ts'
import { contactLines, nameLine, photoCell, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const PAD = 14
/** Of the width that the contacts may take. */
const WIDEST = 0.36

/** The title block of a drawing: on a heavy bar name and role in one field, the contacts in another over the dates. */
const titleBlock: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, tone, width } = place
    const photo = photoCell(header, place, { size: 64, align: 'right' })
    const facts = { ...place, width: width * WIDEST - PAD }
    const name = { ...place, width: width * (1 - WIDEST) - PAD - (photo?.width ?? 0) }
    const cells: Cell[] = [
      {
        width: { share: 1 },
        blocks: [
          ...nameLine(header, name, { scale: 3, leading: 1.02 }),
          ...titleLine(header, name, { before: look.gap.line * 2, weight: 600 }),
        ],
      },
      {
        width: 'fit',
        blocks: contactLines(header, facts, { align: 'right' }),
      },
      ...(photo ? [photo] : []),
    ]
    // On a band of its own the block needs no bar.
    const rule: Block[] = tone === look.tones.page ? [{ kind: 'rule', color: tone.accent, thickness: 7 }] : []
    return [...rule, { kind: 'row', gap: PAD, valign: 'foot', widestFit: WIDEST, before: PAD, cells }]
  },
}
export default titleBlock
