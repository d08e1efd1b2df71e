import type { Block } from '../../blocks.ts'
import { dateGutter, datesAlign, datesTone } from '../../compose/date-gutter.ts'
import { contactLines, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

const hasMargin = ({ look }: Place): boolean => look.design.layout === 'date-gutter'

/** Name and role on the edge of the text, and the contacts in the margin beside them. */
const marginNote: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look } = place
    const { width, gap } = dateGutter(look, pageColumn(look).width)
    const align = datesAlign(look)
    const name: Block[] = [
      ...nameLine(header, place, { scale: 4.6, leading: 1.02 }),
      ...titleLine(header, place, { scale: 1.3, before: look.gap.line * 3 }),
    ]
    const tone = hasMargin(place) ? datesTone(look, place.tone) : place.tone
    const note = { ...place, tone, width: hasMargin(place) ? width : place.width }
    const photo = photoOf(header, note, { size: Math.min(72, note.width), align })
    const contacts = contactLines(header, note, {
      align: hasMargin(place) ? align : 'left',
      before: photo.length > 0 || !hasMargin(place) ? 10 : 0,
      gap: look.gap.line * 1.2,
    })
    if (!hasMargin(place)) return [...photo, ...name, ...contacts]
    const label = [...photo, ...contacts]
    return [{ kind: 'gutter', side: 'left', width, gap, valign: 'foot', label, children: name }]
  },
}
export default marginNote
