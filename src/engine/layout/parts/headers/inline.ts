import { contactLine, nameLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** Name and role on one line, contacts on the next. */
const inline: HeaderPart = {
  ground: 'page',
  draw: (header, place) =>
    withPhoto(
      header,
      place,
      (inner) => {
        const size = inner.look.size
        const title =
          header.title === ''
            ? []
            : [
                { text: '  ', style: { size: size * 2.4 } },
                {
                  text: header.title,
                  path: 'personalInfo.professionalTitle',
                  noBreak: true,
                  style: { size: size * 1.2, weight: 400 as const, color: inner.tone.accent, family: inner.look.body },
                },
              ]
        return [
          ...nameLine(header, inner, { scale: 2.2, runs: [{ text: header.name }, ...title] }),
          ...contactLine(header, inner, { separator: '  |  ' }),
        ]
      },
      58,
    ),
}
export default inline
