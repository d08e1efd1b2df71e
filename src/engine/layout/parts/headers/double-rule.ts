import type { Block } from '../../blocks.ts'
import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** Name, role and contacts between double rules, on the edge of the text below. */
const doubleRule: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const rule = (before: number): Block => ({
      kind: 'rule',
      color: place.tone.accent,
      thickness: 0.6,
      double: 2.2,
      before,
    })
    const [named, ...rest] = withPhoto(
      header,
      place,
      (inner) => [
        ...nameLine(header, inner, { scale: 2.5, letterCase: 'upper', tracking: 0.06, weight: 600 }),
        ...titleLine(header, inner, { italic: true, color: inner.tone.muted }),
        ...contactLine(header, inner, { before: 10, size: inner.look.size * 0.9 }),
      ],
      72,
    )
    return [rule(0), ...(named ? [{ ...named, before: 13 }] : []), ...rest, rule(14)]
  },
}
export default doubleRule
