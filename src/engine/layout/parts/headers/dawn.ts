import type { Block } from '../../blocks.ts'
import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const PHOTO = 93
/** Above the name, where the sky is seen. */
const SKY = 22

/** A pale sky with everything in its middle, where the border part lets a sun rise. */
const dawn: HeaderPart = {
  ground: 'tint',
  draw: (header, place) => {
    const { look, tone } = place
    const align = 'center'
    const photo = photoOf(header, place, { size: PHOTO, align })
    const before = photo.length > 0 ? 10 : SKY
    // The column's first gap is dropped at the top of a page.
    const sky: Block = { kind: 'ornament', shapes: [] }
    return [
      ...(photo.length > 0 ? photo : [sky]),
      ...nameLine(header, place, { scale: 4, align }).map((name) => ({ ...name, before })),
      ...titleLine(header, place, { scale: 1.36, before: look.gap.line, color: tone.ink, weight: 600, align }),
      ...contactLine(header, place, { before: look.gap.line * 3, color: tone.ink, align }),
    ]
  },
}
export default dawn
