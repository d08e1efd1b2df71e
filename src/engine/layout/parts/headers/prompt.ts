import type { Block } from '../../blocks.ts'
import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** How wide every letter of the monospaced face is, of its size. */
const LETTER = 0.601

/** Of the name's size. */
const CURSOR = { width: 0.44, height: 0.66, gap: 0.14 }

/** The name as if just typed, with the cursor standing after it. */
const prompt: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, tone } = place
    return withPhoto(
      header,
      place,
      (inner) => {
        const named = { ...inner, width: inner.width * 0.92 }
        const name = nameLine(header, named, { scale: 2.6, leading: 1.1 })
        const size = name[0]?.style.size ?? 0
        const { width, height, gap } = CURSOR
        // Letters of one width need no measuring, which a word processor does less exactly.
        const needed = header.name.length * size * LETTER
        const typedWidth = look.heading === 'Source Code Pro' ? needed : 'fit'
        const cursor: Block = { kind: 'rule', color: tone.accent, thickness: size * height, length: size * width }
        const typed: Block = {
          kind: 'row',
          gap: size * gap,
          valign: 'foot',
          widestFit: 0.9,
          cells: [
            { width: typedWidth, blocks: name },
            { width: { share: 1 }, blocks: [cursor] },
          ],
        }
        return [
          // After a name of several lines it would stand beside the longest, not after the last.
          ...(name.length > 0 && needed <= named.width ? [typed] : name),
          ...titleLine(header, inner, { scale: 1.36, before: look.gap.line * 3 }),
          ...contactLine(header, inner),
        ]
      },
      72,
    )
  },
}
export default prompt
