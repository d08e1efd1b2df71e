import { contrastRatio } from '#engine/style/colors.ts'
import type { Block, OrnamentShape, Paragraph } from '../blocks.ts'
import type { Place } from './part.ts'
import { spaceBody } from './space-body.ts'

/** A heading behind a drawn sign; body and sign stand on the same edge. */
export function leadSign(
  heading: Paragraph,
  body: Block[],
  { look }: Place,
  sign: { indent: number; shapes: OrnamentShape[] },
): Block[] {
  return [
    { kind: 'ornament', shapes: sign.shapes },
    {
      kind: 'group',
      role: 'span',
      keepWithNext: true,
      children: [heading],
      box: { padding: { top: 0, right: 0, bottom: 0, left: sign.indent } },
    },
    ...spaceBody(body, look.gap.heading),
  ]
}

/** White, or black on a colour too light for it. */
export const onColor = (color: string): string => (contrastRatio('#ffffff', color) >= 3 ? '#ffffff' : '#000000')
