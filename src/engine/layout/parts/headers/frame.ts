import type { Block } from '../../blocks.ts'
import { contactLines, nameLine, photoCell, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const PAD = 22
/** Of the plate that the contacts may take. */
const WIDEST = 0.47

/** A name plate: name and role at its left, the contacts at its right, in a fine double frame. */
const frame: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const stroke = { color: place.tone.accent, width: 0.9 }
    const photo = photoCell(header, place, { size: 58 })
    const room = place.width
    const named = { ...place, width: room * (1 - WIDEST) - PAD - (photo ? photo.width + PAD : 0) }
    const noted = { ...place, width: room * WIDEST }
    const plate: Block[] = [
      {
        kind: 'group',
        role: 'span',
        box: { padding: { top: 3, right: 3, bottom: 3, left: 3 }, stroke },
        children: [
          {
            kind: 'group',
            role: 'span',
            box: { padding: { top: 18, right: PAD, bottom: 18, left: PAD }, stroke: { ...stroke, width: 0.4 } },
            children: [
              {
                kind: 'row',
                gap: PAD,
                valign: 'middle',
                widestFit: WIDEST,
                cells: [
                  ...(photo ? [photo] : []),
                  {
                    width: { share: 1 },
                    blocks: [
                      ...nameLine(header, named, {
                        scale: 2.5,
                        weight: 400,
                        tracking: 0.01,
                        isBroken: true,
                        leading: 1.06,
                      }),
                      ...titleLine(header, named, {
                        letterCase: 'small-caps',
                        color: place.tone.muted,
                        before: place.look.gap.line * 2,
                      }),
                    ],
                  },
                  { width: 'fit', blocks: contactLines(header, noted, { align: 'right' }) },
                ],
              },
            ],
          },
        ],
      },
    ]
    // The plate hangs out, so that its text stands on the edges of the text below.
    const hung = { padding: { top: 0, right: -PAD - 3, bottom: 0, left: -PAD - 3 } }
    return [{ kind: 'group', role: 'span', children: plate, box: hung }]
  },
}
export default frame
