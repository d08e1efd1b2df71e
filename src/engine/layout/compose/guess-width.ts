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
export function guessWidth(text: string, style: TextStyle): number {
  const { size, tracking } = drawnSize(style)
  const letters = [...drawableText(text, style)]
  const widthOf = (letter: string) => letterWidths.find(([pattern]) => pattern.test(letter))?.[1] ?? otherWidth
  return letters.reduce((sum, letter) => sum + widthOf(letter) * size + tracking, 0)
}
