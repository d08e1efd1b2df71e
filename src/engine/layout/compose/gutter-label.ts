import type { Block, Gutter, Paragraph, TextStyle } from '../blocks.ts'
import { headings } from '../parts/headings/registry.gen.ts'
import { guessWidth } from './guess-width.ts'
import type { Place } from './part.ts'

/** Word sets in bold what the page sets in semibold. */
const slack = 1.05

/** The gutter that section headings hang in; as wide as the longest word of a title in their style, where that is given. */
export function gutterSize({ look, width }: Place, style?: TextStyle): { width: number; gap: number } {
  const usual = look.design.layout === 'axis' ? width * 0.2 : Math.min(width * 0.22, look.size * 10.4)
  const widest = style ? Math.max(0, ...look.titleWords.map((word) => guessWidth(word, style))) : 0
  return {
    width: widest > usual ? Math.min(width * 0.3, widest * slack) : usual,
    gap: look.gap.column * (look.design.layout === 'axis' ? 1.1 : 0.8),
  }
}

/** The gutter as its headings will ask for it. */
export function headingGutter(place: Place): { width: number; gap: number } {
  const { headingText, headingScale = 1 } = place.look.design
  const { style } = headings[headingText]('', { ...place, index: 0 })
  return gutterSize(place, { ...style, size: style.size * headingScale })
}

/** A heading in the left gutter with the section's body beside it. */
export function gutterLabel(heading: Paragraph, body: Block[], place: Place): Gutter {
  const label: Paragraph = { ...heading, align: place.look.design.labels ?? 'left' }
  return { kind: 'gutter', side: 'left', ...gutterSize(place, heading.style), label: [label], children: body }
}
