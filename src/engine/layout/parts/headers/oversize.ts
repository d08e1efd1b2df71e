import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** A name as large as the page allows. */
const oversize: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) =>
    withPhoto(
      header,
      place,
      (inner) => [
        ...nameLine(header, inner, { scale: 4.2, leading: 1, weight: 700 }),
        ...titleLine(header, inner, { scale: 1.3, color: inner.tone.muted, before: inner.look.gap.line * 3 }),
        ...contactLine(header, inner, { before: inner.look.gap.line * 3 }),
      ],
      96,
      'top',
    ),
}
export default oversize
