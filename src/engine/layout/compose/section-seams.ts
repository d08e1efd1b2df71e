// Sections on blocks of colour: how near they stand, and where the last one ends.
import type { Block, Group } from '../blocks.ts'
import { FIELD_SEAM } from './field-place.ts'
import type { Look } from './look.ts'

/** Between two bars of colour, in points. */
const BAR_SEAM = 3

/** Between sections that stand on blocks of colour, which belong together. */
export function seamOf({ design: { headingMark, layout } }: Look): number | undefined {
  if (headingMark === 'field') return FIELD_SEAM
  return headingMark === 'section-bar' && layout === 'label-gutter' ? BAR_SEAM : undefined
}

/** The last block of colour in a column goes down to the foot of the text, so that all columns end on one line. A gutter's ends with its section. */
export function toFoot(section: Group, { page }: Look): Group {
  const near = page.height * 0.12
  const children = section.children.map((block): Block => {
    const foot = page.height - page.margin.bottom
    if (block.kind === 'group' && block.box?.fill)
      return { ...block, box: { ...block.box, below: { least: 0, foot, near } } }
    return block
  })
  return { ...section, children }
}
