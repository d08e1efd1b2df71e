import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** First name light, last name bold. */
const twoTone: HeaderPart = {
  ground: 'page',
  draw: (header, place) =>
    withPhoto(
      header,
      place,
      (inner) => {
        const both = header.firstName !== '' && header.lastName !== ''
        const runs = both
          ? [
              { text: `${header.firstName} `, style: { weight: 300 as const } },
              { text: header.lastName, style: { color: inner.tone.accent }, path: 'personalInfo.lastName' },
            ]
          : [{ text: header.name }]
        return [
          ...nameLine(header, inner, { scale: 3, runs }),
          ...titleLine(header, inner, { color: inner.tone.ink, weight: 600, before: inner.look.gap.line * 2 }),
          ...contactLine(header, inner, { before: inner.look.gap.line * 3 }),
        ]
      },
      66,
    ),
}
export default twoTone
