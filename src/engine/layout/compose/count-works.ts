import type { Block } from '../blocks.ts'
import { boldNumerals } from '../numerals.ts'
import type { Place } from './part.ts'

const SIZE = 0.68
/** From a number's left edge to the text. */
const HANG = 1.5
/** Where the middle of a title's first line stands, of the text's size. */
const MIDDLE = 0.66

/** Counts works in the margin beside them, as far as there are figures. Drawn, so that no title reads "1 Slow oscillations". */
export function countWorks(works: readonly Block[], { look, tone }: Place): Block[] {
  if (works.length > boldNumerals.length) return [...works]
  const size = look.size * SIZE
  return works.map((work, index) => {
    const d = boldNumerals[index]
    if (work.kind !== 'group' || !d) return work
    const at = { x: -look.size * HANG, y: look.size * MIDDLE - size / 2, size }
    const number: Block = {
      kind: 'ornament',
      keepWithNext: true,
      shapes: [{ shape: 'path', d, ...at, fill: tone.accent }],
    }
    return { ...work, children: [number, ...work.children] }
  })
}
