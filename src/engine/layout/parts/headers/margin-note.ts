import type { Block } from '../../blocks.ts'
import { headingGutter } from '../../compose/gutter-label.ts'
import { contactLines, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

/** Name and role on the edge of the text, and the contacts in the margin beside them, where headings end at an axis. */
const marginNote: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, tone } = place
    const hasMargin = look.design.layout === 'axis'
    const align = hasMargin ? 'right' : 'left'
    const margin = headingGutter({ look, tone, width: pageColumn(look).width })
    const note = { ...place, width: hasMargin ? margin.width : place.width }
    const name: Block[] = [
      ...nameLine(header, place, { scale: 4.6, leading: 1.02 }),
      ...titleLine(header, place, { scale: 1.3, before: look.gap.line * 3 }),
    ]
    const photo = photoOf(header, note, { size: Math.min(72, note.width), align })
    const contacts = contactLines(header, note, {
      align,
      color: tone.ink,
      before: photo.length > 0 || !hasMargin ? 10 : 0,
      gap: look.gap.line * 1.2,
    })
    if (!hasMargin) return [...photo, ...name, ...contacts]
    return [{ kind: 'gutter', side: 'left', ...margin, valign: 'foot', label: [...photo, ...contacts], children: name }]
  },
}
export default marginNote
