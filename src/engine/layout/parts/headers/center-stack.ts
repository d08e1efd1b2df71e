import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const centerStack: HeaderPart = {
  ground: 'page',
  draw: (header, place) => [
    ...photoOf(header, place, { size: 62, align: 'center' }),
    ...nameLine(header, place, { scale: 2.7, align: 'center' }).map((name) => ({
      ...name,
      before: header.photo ? 10 : 0,
    })),
    ...titleLine(header, place, { align: 'center' }),
    ...contactLine(header, place, { align: 'center' }),
  ],
}
export default centerStack
