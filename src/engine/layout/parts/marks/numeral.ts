import type { Block } from '../../blocks.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { NARROW } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'
import { boldNumerals } from '../../numerals.ts'

/** Between the number and the heading. */
const GAP = 24

/** The section's number hangs in the margin beside its heading. Drawn, so that no title reads "1 Summary". */
const numeral: HeadingMarkPart = (heading, body, { look, tone, width, index }) => {
  const d = boldNumerals[index]
  if (width < NARROW || !d) return [heading, ...spaceBody(body, look.gap.heading)]
  const { size: letters, leading } = heading.style
  const size = letters * 0.66
  const gap = look.gap.heading
  // After the heading, which may have moved to a line of the paper; in Word it is drawn from what follows.
  const at = { x: -GAP - size * 0.7, y: -(letters * leading + size) / 2 - gap, size }
  const number: Block = {
    kind: 'ornament',
    keepWithNext: true,
    before: gap,
    shapes: [{ shape: 'path', d, ...at, fill: tone.accent }],
  }
  return [heading, number, ...spaceBody(body, 0)]
}
export default numeral
