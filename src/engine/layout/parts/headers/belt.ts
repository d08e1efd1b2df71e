import type { Block } from '../../blocks.ts'
import { acrossPage } from '../../compose/across-page.ts'
import { contactLines, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'

const PAD = { top: 13, bottom: 15 }
const GAP = 24
/** Of the width that the contacts may take. */
const WIDEST = 0.36

/** A large name with the contacts at its right; under them a belt of colour from edge to edge holds the section that opens the page. */
const belt: HeaderPart = {
  ground: 'page',
  holdsOpening: true,
  draw: (header, { opening, ...place }) => {
    const { look, tone } = place
    const text = (inner: Place): Block[] => [
      ...nameLine(header, inner, { scale: 4.2, leading: 1.04, weight: 400 }),
      ...titleLine(header, inner, { scale: 1.36, before: look.gap.line * 2.4, color: tone.muted }),
    ]
    const contacts = contactLines(header, { ...place, width: place.width * WIDEST }, { align: 'right' })
    const head: Block = {
      kind: 'row',
      gap: GAP,
      valign: 'foot',
      widestFit: WIDEST,
      cells: [
        { width: { share: 1 }, blocks: withPhoto(header, { ...place, width: place.width * (1 - WIDEST) }, text, 84) },
        { width: 'fit', blocks: contacts },
      ],
    }
    const held = opening?.({ ...place, tone: look.tones.solid }) ?? []
    if (held.length === 0) return [head]
    const blocks = held.map((block, index) => (index === 0 ? { ...block, before: 0 } : block))
    return [head, { ...acrossPage(blocks, look, { padding: PAD, fill: look.tones.solid.background }), before: 20 }]
  },
}
export default belt
