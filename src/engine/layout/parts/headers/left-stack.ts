import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const leftStack: HeaderPart = {
  ground: 'page',
  draw: (header, place) =>
    withPhoto(
      header,
      place,
      (inner) => [
        ...nameLine(header, inner, { scale: 2.6 }),
        // Large letters reach further below their line.
        ...titleLine(header, inner, { before: inner.look.gap.line * (inner.look.design.nameScale ?? 1) ** 2 }),
        ...contactLine(header, inner),
      ],
      66,
    ),
}
export default leftStack
