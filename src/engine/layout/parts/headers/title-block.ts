import type { Block, Cell } from '../../blocks.ts'
import { contactLines, nameLine, photoCell, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'
import { swissGrid } from '../../compose/swiss-grid.ts'
import { tableLabels } from '../../compose/table-rows.ts'

const PAD = 10

/** Where the second column of the tables below begins. */
function factsEdge(place: Place): number {
  const labels = swissGrid(place)
  const text = { ...place, width: place.width - labels.width - labels.gap }
  const table = tableLabels(text)
  return labels.width + labels.gap + table.width + table.gap
}

/** The title block of a drawing: under a heavy rule name and role in one field, the contacts in another, on the edge of the tables below. */
const titleBlock: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const { tone, width } = place
    const photo = photoCell(header, place, { size: 64, align: 'right' })
    const edge = factsEdge(place)
    const name = { ...place, width: edge - PAD }
    const facts = { ...place, width: width - edge - (photo?.width ?? 0) }
    const cells: Cell[] = [
      {
        width: edge - PAD,
        blocks: [...nameLine(header, name, { scale: 3, leading: 1.05 }), ...titleLine(header, name, { before: 3 })],
      },
      {
        width: { share: 1 },
        blocks: [
          {
            kind: 'group',
            role: 'span',
            box: {
              padding: { top: 2, right: 0, bottom: 2, left: PAD },
              edge: { side: 'left', color: tone.ink, width: 0.8 },
            },
            children: contactLines(header, facts, { color: tone.ink }),
          },
        ],
      },
      ...(photo ? [photo] : []),
    ]
    const rule: Block = { kind: 'rule', color: tone.ink, thickness: 2.4 }
    return [rule, { kind: 'row', gap: 0, valign: 'top', before: PAD, cells }]
  },
}
export default titleBlock
