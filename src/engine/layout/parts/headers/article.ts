import type { Block } from '../../blocks.ts'
import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** Of the width, at either side of the opening. */
const INSET = 0.1

/** The words of an opening on the page's axis. */
function onAxis(block: Block): Block {
  if (block.kind === 'group') return { ...block, children: block.children.map(onAxis) }
  return block.kind === 'paragraph' && block.role === 'heading' ? { ...block, align: 'center' } : block
}

/** The head of a paper in a journal: a title on the page's axis, the author's lines under it, and an abstract on a shorter measure. */
const article: HeaderPart = {
  ground: 'page',
  holdsOpening: true,
  draw: (header, { opening, ...place }) => {
    const { look, tone, width } = place
    const align = 'center'
    const inset = width * INSET
    const rule: Block = { kind: 'rule', color: tone.accent, thickness: 2.4 }
    const abstract = opening?.({ ...place, width: width - 2 * inset }) ?? []
    const photo = photoOf(header, place, { size: 66, align })
    return [
      rule,
      ...photo.map((picture) => ({ ...picture, before: 14 })),
      ...nameLine(header, place, { scale: 4, leading: 1.06, align }).map((name) => ({ ...name, before: 14 })),
      ...titleLine(header, place, { scale: 1.44, italic: true, before: look.gap.line * 2, align }),
      ...contactLine(header, place, { before: look.gap.line * 3, color: tone.ink, align }),
      ...abstract.map(
        (block): Block => ({
          kind: 'group',
          role: 'span',
          before: look.gap.section,
          children: [{ ...onAxis(block), before: 0 }],
          box: { padding: { top: 0, right: inset, bottom: 0, left: inset } },
        }),
      ),
      { ...rule, thickness: 0.6, before: look.gap.section },
    ]
  },
}
export default article
