import type { Block } from '../../blocks.ts'
import { factColumn, factsAlign } from '../../compose/fact-column.ts'
import { contactLines, contactRow, nameLine, photoOf, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

const PHOTO = 96

/** Name and role over the text; photo and contacts at the head of the column of dates and places. */
const railHead: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, tone } = place
    const text = (inner: typeof place): Block[] => [
      ...nameLine(header, inner, { scale: 3.4, leading: 1.02, tracking: -0.01, isBroken: true }),
      ...titleLine(header, inner, { scale: 1.3, before: look.gap.line * 3 }),
    ]
    if (look.design.layout !== 'ledger') {
      const withContacts = (inner: typeof place) => [
        ...text(inner),
        ...contactRow(header, inner, { before: look.gap.line * 4 }),
      ]
      return withPhoto(header, place, withContacts, PHOTO)
    }
    const align = factsAlign(look)
    const column = pageColumn(look).width
    // Addresses are longer than dates.
    const facts = align === 'left' ? factColumn(look, column) : { width: column * 0.34, gap: 18 }
    const at = { ...place, width: facts.width }
    const photo = photoOf(header, at, { size: Math.min(PHOTO, facts.width), align })
    const contacts = contactLines(header, at, {
      color: tone.ink,
      align,
      before: photo.length > 0 ? look.size * 1.4 : 0,
      gap: look.gap.line * 1.4,
    })
    const valign = align === 'right' ? { valign: 'foot' as const } : {}
    return [
      { kind: 'gutter', side: 'right', ...facts, ...valign, label: [...photo, ...contacts], children: text(place) },
    ]
  },
}
export default railHead
