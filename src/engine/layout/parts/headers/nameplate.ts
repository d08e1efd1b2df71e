import type { Block, Group } from '../../blocks.ts'
import { contactLine, nameLine, photoCell, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const PAD = { x: 26, y: 16 }

/** Name and role on a solid plate that comes in from the page's edge and is as long as the longer of them; the contacts under it. */
const nameplate: HeaderPart = {
  ground: 'page',
  bleeds: true,
  draw: (header, place) => {
    const { look, width } = place
    const { left, right } = look.page.margin
    const { solid } = look.tones
    const photo = photoCell(header, place, { size: 92, align: 'right' })
    const room = { ...place, width: width - left - right }
    const named = { ...room, tone: solid, width: room.width - PAD.x - (photo?.width ?? 0) }
    const plate: Group = {
      kind: 'group',
      role: 'span',
      children: [
        ...nameLine(header, named, { scale: 5.4, leading: 1.04, color: solid.ink }),
        ...titleLine(header, named, { scale: 1.5, before: look.gap.line * 2, color: solid.ink }),
      ],
      box: { padding: { top: PAD.y, right: PAD.x, bottom: PAD.y, left }, fill: solid.background },
    }
    const beside: Block[] = photo?.blocks ?? []
    return [
      {
        kind: 'row',
        gap: 0,
        valign: 'middle',
        widestFit: 1,
        cells: [
          { width: 'fit', blocks: [plate] },
          {
            width: { share: 1 },
            blocks:
              beside.length > 0
                ? [
                    {
                      kind: 'group',
                      role: 'span',
                      children: beside,
                      box: { padding: { top: 0, right, bottom: 0, left: 0 } },
                    },
                  ]
                : [],
          },
        ],
      },
      {
        kind: 'group',
        role: 'span',
        before: look.gap.line * 5,
        children: contactLine(header, room, { before: 0, color: place.tone.ink, separator: '   ·   ' }),
        box: { padding: { top: 0, right, bottom: 0, left } },
      },
    ]
  },
}
export default nameplate
