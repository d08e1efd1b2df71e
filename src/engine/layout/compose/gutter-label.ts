import type { Block, Gutter, Paragraph } from '../blocks.ts'
import type { Place } from './part.ts'

/** A heading in the left gutter with the section's body beside it. */
export function gutterLabel(heading: Paragraph, body: Block[], { look, width }: Place): Gutter {
  return {
    kind: 'gutter',
    side: 'left',
    width: Math.min(width * 0.22, look.size * 10.4),
    gap: look.gap.column * 0.8,
    label: [heading],
    children: body,
  }
}
