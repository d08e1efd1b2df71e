import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** A coloured bar beside name, role and contacts. */
const leftBar: HeaderPart = {
  ground: 'page',
  draw: (header, place) => [
    {
      kind: 'group',
      role: 'span',
      box: {
        padding: { top: 3, right: 0, bottom: 3, left: 18 },
        edge: { side: 'left', color: place.tone.accent, width: 7 },
      },
      children: withPhoto(
        header,
        { ...place, width: place.width - 18 },
        (inner) => [
          ...nameLine(header, inner, { scale: 2.6 }),
          ...titleLine(header, inner),
          ...contactLine(header, inner),
        ],
        66,
      ),
    },
  ],
}
export default leftBar
