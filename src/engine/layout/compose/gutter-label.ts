import type { Block, Gutter, Paragraph } from '../blocks.ts'
import type { Place } from './part.ts'

/** The gutter that section headings hang in. */
export function gutterSize({ look, width }: Place): { width: number; gap: number } {
  return { width: Math.min(width * 0.22, look.size * 10.4), gap: look.gap.column * 0.8 }
}

/** A heading in the left gutter with the section's body beside it. */
export function gutterLabel(heading: Paragraph, body: Block[], place: Place): Gutter {
  return { kind: 'gutter', side: 'left', ...gutterSize(place), label: [heading], children: body }
}
