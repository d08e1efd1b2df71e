import type { Block } from '../blocks.ts'
import { SERIF_BASELINE, serifNumerals } from '../numerals.ts'
import type { Place } from './part.ts'

const SIZE = 0.98
/** From a number's left edge to the text. */
const HANG = 1.4
/** Where a title stands on its first line, of the text's size. */
const BASELINE = 0.98

/** Counts works in the margin beside them, as far as there are figures. Drawn, so that no title reads "1 Slow oscillations". */
export function countWorks(works: readonly Block[], { look, tone }: Place): Block[] {
  if (works.length >= serifNumerals.length) return [...works]
  const size = look.size * SIZE
  return works.map((work, index) => {
    const d = serifNumerals[index + 1]
    if (work.kind !== 'group' || !d) return work
    const at = { x: -look.size * HANG, y: look.size * BASELINE - size * SERIF_BASELINE, size }
    const number: Block = {
      kind: 'ornament',
      keepWithNext: true,
      shapes: [{ shape: 'path', d, ...at, fill: tone.accent }],
    }
    return { ...work, children: [number, ...work.children] }
  })
}
