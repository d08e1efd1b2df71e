import type { Block } from '../../blocks.ts'
import { factColumn } from '../../compose/fact-column.ts'
import { contactLines, contactRow, nameLine, photoOf, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

const PHOTO = 96
const RAIL_PHOTO = 132

/** Name and role over the text; photo and contacts at the head of the column of dates and places. */
const railHead: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look } = place
    const text = (inner: typeof place): Block[] => [
      ...nameLine(header, inner, { scale: 3.4, leading: 1.06, tracking: -0.01, isBroken: true }),
      ...titleLine(header, inner, { scale: 1.3, before: look.gap.line * 3 }),
    ]
    if (look.design.layout !== 'ledger') {
      const withContacts = (inner: typeof place) => [
        ...text(inner),
        ...contactRow(header, inner, { before: look.gap.line * 4 }),
      ]
      return withPhoto(header, place, withContacts, PHOTO)
    }
    const facts = factColumn(look, pageColumn(look).width)
    const at = { ...place, width: facts.width }
    const photo = photoOf(header, at, { size: Math.min(RAIL_PHOTO, facts.width) })
    const contacts = contactLines(header, at, {
      before: photo.length > 0 ? look.size * 1.4 : 0,
      gap: look.gap.line * 1.4,
    })
    return [{ kind: 'gutter', side: 'right', ...facts, label: [...photo, ...contacts], children: text(place) }]
  },
}
export default railHead
