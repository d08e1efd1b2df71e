import { contactLines, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** Name left, contacts right, first lines on one baseline. */
const split: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const right = Math.min(190, place.width * 0.36)
    const photo = photoOf(header, place, { size: 64 })
    const photoWidth = photo[0] ? photo[0].width + (photo[0].ring ? 8 : 0) : 0
    const left = { ...place, width: place.width - right - 20 - (photoWidth ? photoWidth + 20 : 0) }
    return [
      {
        kind: 'row',
        gap: 20,
        valign: photo.length > 0 ? 'middle' : 'baseline',
        cells: [
          ...(photo.length > 0 ? [{ width: photoWidth, blocks: photo }] : []),
          {
            width: { share: 1 },
            blocks: [
              ...nameLine(header, left, { scale: 2.7, color: place.tone.accent }),
              ...titleLine(header, left, { color: place.tone.muted }),
            ],
          },
          { width: right, blocks: contactLines(header, { ...place, width: right }, { align: 'right' }) },
        ],
      },
    ]
  },
}
export default split
