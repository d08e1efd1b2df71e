import type { Block } from '../../blocks.ts'
import { factColumn, factGround, factTone } from '../../compose/fact-column.ts'
import { contactLines, contactRow, nameLine, photoOf, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

const PHOTO = 84

/** The name over the text; the photo, and the contacts where it has a ground, in the column of dates and places. */
const railHead: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look } = place
    const { border, layout } = look.design
    const named = (inner: typeof place): Block[] => [
      ...nameLine(header, inner, { scale: 3.4, leading: 1.02, tracking: -0.01, isBroken: true }),
      ...titleLine(header, inner, { scale: 1.25, before: look.gap.line * 2 }),
    ]
    const row = (inner: typeof place) => contactRow(header, inner, { before: look.gap.line * 4 })
    if (layout !== 'ledger') return withPhoto(header, place, (inner) => [...named(inner), ...row(inner)], PHOTO)
    const facts = factColumn(look, pageColumn(look).width)
    // A header lifted to a ground of its own covers the column's.
    const isOnColumn = place.tone === look.tones.page
    const at = { look, tone: isOnColumn ? factTone(look) : place.tone, width: facts.width }
    const photo = photoOf(header, at, { size: Math.min(PHOTO, facts.width) })
    const hasGround = border === 'fact-column'
    const contacts = contactLines(header, at, { color: at.tone.ink, before: 12, gap: look.gap.line * 1.6 })
    const label = hasGround ? [...photo, ...contacts] : photo
    const children = hasGround ? named(place) : [...named(place), ...row(place)]
    return label.length === 0
      ? children
      : [{ kind: 'gutter', side: 'right', ...facts, ...(isOnColumn ? factGround(look) : {}), label, children }]
  },
}
export default railHead
