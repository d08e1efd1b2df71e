import type { TextStyle } from '../blocks.ts'
import { drawableText, drawnSize } from '../text/drawable-text.ts'

/** In em, of the wider faces: `Berufserfahrung` must not be cut in two, and no face is at hand here. */
const letterWidths: readonly [RegExp, number][] = [
  [/[MW]/, 1.03],
  [/[mw]/, 0.97],
  [/[iljIıİ]/, 0.36],
  [/[tfr]/, 0.44],
  [/\p{Ll}/u, 0.67],
]
const otherWidth = 0.77
const widthOf = (letter: string) => letterWidths.find(([pattern]) => pattern.test(letter))?.[1] ?? otherWidth

// Asked for every title and date of a document: looking the usual letters up takes a tenth of matching them.
const usualWidths = Array.from({ length: 128 }, (_, code) => widthOf(String.fromCharCode(code)))

export function guessWidth(text: string, style: TextStyle): number {
  const { size, tracking } = drawnSize(style)
  let width = 0
  for (const letter of drawableText(text, style)) {
    width += (usualWidths[letter.charCodeAt(0)] ?? widthOf(letter)) * size + tracking
  }
  return width
}
