import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { Look } from '../../compose/look.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** Large letters reach further below their line. */
const titleGap = ({ gap, design }: Look): number => gap.line * 3 * Math.max(1, design.nameScale ?? 1)

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
        ...titleLine(header, inner, { scale: 1.3, color: inner.tone.muted, before: titleGap(inner.look) }),
        ...contactLine(header, inner, { before: inner.look.gap.line * 3 }),
      ],
      96,
      'top',
    ),
}
export default oversize
