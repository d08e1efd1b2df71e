import type { Block, Gutter, Paragraph, TextStyle } from '../blocks.ts'
import { drawableText, drawnSize } from '../text/drawable-text.ts'
import type { Place } from './part.ts'

/** The gutter that section headings hang in; as wide as the longest word of a title in their style, where that is given. */
export function gutterSize({ look, width }: Place, style?: TextStyle): { width: number; gap: number } {
  const usual = Math.min(width * 0.22, look.size * 10.4)
  const widest = style ? Math.max(0, ...look.titleWords.map((word) => guessWidth(word, style))) : 0
  return { width: widest > usual ? Math.min(width * 0.3, widest * slack) : usual, gap: look.gap.column * 0.8 }
}

/** A heading in the left gutter with the section's body beside it. */
export function gutterLabel(heading: Paragraph, body: Block[], place: Place): Gutter {
  return { kind: 'gutter', side: 'left', ...gutterSize(place, heading.style), label: [heading], children: body }
}

/** In em, of the wider faces: `Berufserfahrung` must not be cut in two, and no face is at hand here. */
const letterWidths: readonly [RegExp, number][] = [
  [/[MW]/, 1.03],
  [/[mw]/, 0.97],
  [/[iljIıİ]/, 0.36],
  [/[tfr]/, 0.44],
  [/\p{Ll}/u, 0.67],
]
const otherWidth = 0.77
/** Word sets in bold what the page sets in semibold. */
const slack = 1.05

function guessWidth(word: string, style: TextStyle): number {
  const { size, tracking } = drawnSize(style)
  const letters = [...drawableText(word, style)]
  const widthOf = (letter: string) => letterWidths.find(([pattern]) => pattern.test(letter))?.[1] ?? otherWidth
  return letters.reduce((sum, letter) => sum + widthOf(letter) * size + tracking, 0)
}
