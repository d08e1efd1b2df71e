import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const leftStack: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) =>
    withPhoto(
      header,
      place,
      (inner) => [
        ...nameLine(header, inner, { scale: 2.6 }),
        ...titleLine(header, inner),
        ...contactLine(header, inner),
      ],
      66,
    ),
}
export default leftStack
