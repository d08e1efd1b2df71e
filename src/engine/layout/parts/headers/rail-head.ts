import type { Block } from '../../blocks.ts'
import { dateGutter, datesAlign } from '../../compose/date-gutter.ts'
import { contactRow, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

/** The photo stands in the gutter of the dates, the name on the edge of the text. */
const railHead: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const { look } = place
    const { width, gap } = dateGutter(look, pageColumn(look).width)
    const text: Block[] = [
      ...nameLine(header, place, { scale: 3.4, leading: 1.02, tracking: -0.01 }),
      ...titleLine(header, place, { scale: 1.25 }),
      ...contactRow(header, place, { before: look.gap.line * 4 }),
    ]
    const photo = photoOf(header, place, { size: Math.min(78, width), align: datesAlign(look) })
    return photo.length === 0 ? text : [{ kind: 'gutter', side: 'left', width, gap, label: photo, children: text }]
  },
}
export default railHead
