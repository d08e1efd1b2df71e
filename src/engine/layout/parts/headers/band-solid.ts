import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** A header on a band that bleeds to the page's edges. */
const bandSolid: HeaderPart = {
  ground: 'fill',
  draw: (header, place) =>
    withPhoto(
      header,
      place,
      (inner) => [
        ...nameLine(header, inner, { scale: 2.7 }),
        ...titleLine(header, inner, { color: inner.tone.ink }),
        ...contactLine(header, inner),
      ],
      72,
    ),
}
export default bandSolid
