import type { Block } from '../../blocks.ts'
import { factColumn, factGround, factTone } from '../../compose/fact-column.ts'
import { contactRow, nameLine, photoOf, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

const PHOTO = 104

/** Name and contacts over the text; the photo in the column of dates and places. */
const railHead: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look } = place
    const text = (inner: typeof place): Block[] => [
      ...nameLine(header, inner, { scale: 3.4, leading: 1.02, tracking: -0.01, isBroken: true }),
      ...titleLine(header, inner, { scale: 1.25, before: look.gap.line * 2 }),
      ...contactRow(header, inner, { before: look.gap.line * 4 }),
    ]
    if (look.design.layout !== 'ledger') return withPhoto(header, place, text, PHOTO)
    const facts = factColumn(look, pageColumn(look).width)
    // A header lifted to a ground of its own covers the column's.
    const isOnColumn = place.tone === look.tones.page
    const at = { look, tone: isOnColumn ? factTone(look) : place.tone, width: facts.width }
    const photo = photoOf(header, at, { size: Math.min(PHOTO, facts.width) })
    if (photo.length === 0) return text(place)
    const ground = isOnColumn ? factGround(look) : {}
    return [{ kind: 'gutter', side: 'right', ...facts, ...ground, label: photo, children: text(place) }]
  },
}
export default railHead
