import type { Block, Cell } from '../../blocks.ts'
import { contactLines, nameLine, photoCell, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const PAD = 9

/** The title block of a drawing: under a rule name and role in one field, the contacts in another beside it. */
const titleBlock: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const { tone, width } = place
    const stroke = { color: tone.ink, width: 0.8 }
    const photo = photoCell(header, place, { size: 64, align: 'right' })
    // The taller of the two draws the line between them, so that it reaches the frame.
    const between = header.contacts.length > 4 ? 'left' : 'right'
    const field = (children: Block[], side: 'left' | 'right'): Block => ({
      kind: 'group',
      role: 'span',
      children,
      box: {
        padding: { top: PAD, right: side === 'right' ? PAD : 0, bottom: PAD, left: side === 'left' ? PAD : 0 },
        ...(side === between ? { edge: { side, ...stroke } } : {}),
      },
    })
    const name = { ...place, width: width * 0.62 - 2 * PAD }
    const facts = { ...place, width: width * 0.38 - 2 * PAD }
    const cells: Cell[] = [
      {
        width: { share: 0.62 },
        blocks: [
          field(
            [...nameLine(header, name, { scale: 3, leading: 1.05 }), ...titleLine(header, name, { before: 3 })],
            'right',
          ),
        ],
      },
      {
        width: { share: 0.38 },
        blocks: [field(contactLines(header, facts, { color: tone.ink }), 'left')],
      },
      ...(photo ? [photo] : []),
    ]
    const rule: Block = { kind: 'rule', color: tone.ink, thickness: 0.8 }
    return [rule, { kind: 'row', gap: 0, valign: 'top', cells }]
  },
}
export default titleBlock
