import { contactLine, nameLine, titleLine, withPhoto } from './header-lines.ts'
import type { Tone } from './look.ts'
import type { HeaderPart } from './part.ts'

/** A header on a band that bleeds to the page's edges; only its ground and the colour of the name differ. */
export function bandHeader(ground: 'tint' | 'fill', nameColor: (tone: Tone) => string): HeaderPart {
  return {
    ground,
    where: 'top',
    draw: (header, place) =>
      withPhoto(
        header,
        place,
        (inner) => [
          ...nameLine(header, inner, { scale: 2.7, color: nameColor(inner.tone) }),
          ...titleLine(header, inner, { color: inner.tone.ink }),
          ...contactLine(header, inner, { before: inner.look.gap.line * 3 }),
        ],
        72,
      ),
  }
}
