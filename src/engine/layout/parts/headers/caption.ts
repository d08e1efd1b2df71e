import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** The role as a small caption above the name, like a label beside a picture. */
const caption: HeaderPart = {
  ground: 'page',
  draw: (header, place) =>
    withPhoto(
      header,
      place,
      (inner) => [
        ...titleLine(header, inner, { before: 0, scale: 0.95, letterCase: 'upper', tracking: 0.07 }),
        ...nameLine(header, inner, { scale: 3, weight: 400, leading: 1.1 }).map((name) => ({ ...name, before: 5 })),
        ...contactLine(header, inner),
      ],
      128,
      'top',
    ),
}
export default caption
