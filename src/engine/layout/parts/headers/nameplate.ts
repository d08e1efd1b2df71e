import type { Block } from '../../blocks.ts'
import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const PAD = { x: 26, y: 16 }

/** Name, role and contacts on a solid plate that comes in from the page's edge and ends with the text. */
const nameplate: HeaderPart = {
  ground: 'page',
  bleeds: true,
  draw: (header, place) => {
    const { look, width } = place
    const { left, right } = look.page.margin
    const { solid } = look.tones
    const inner = { ...place, tone: solid, width: width - left - right - PAD.x }
    const text = withPhoto(
      header,
      inner,
      (room) => [
        ...nameLine(header, room, { scale: 5.4, leading: 1.04, color: solid.ink }),
        ...titleLine(header, room, { scale: 1.5, before: look.gap.line * 2, color: solid.ink }),
        ...contactLine(header, room, { separator: '   ·   ' }),
      ],
      92,
    )
    const plate: Block = {
      kind: 'group',
      role: 'span',
      children: text,
      box: { padding: { top: PAD.y, right: PAD.x, bottom: PAD.y, left }, fill: solid.background },
    }
    return [{ kind: 'group', role: 'span', children: [plate], box: { padding: { top: 0, right, bottom: 0, left: 0 } } }]
  },
}
export default nameplate
