import type { HeadingMarkPart } from '../../compose/part.ts'
import { NARROW } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'
import { numerals } from '../../numerals.ts'

/** Between the number and the heading. */
const GAP = 24

/** The section's number hangs in the margin beside its heading. Drawn, so that no title reads "1 Summary". */
const numeral: HeadingMarkPart = (heading, body, { look, tone, width, index }) => {
  const blocks = [heading, ...spaceBody(body, look.gap.heading)]
  const d = numerals[index]
  if (width < NARROW || !d) return blocks
  const { size: letters, leading } = heading.style
  const size = letters * 0.9
  const at = { x: -GAP - size * 0.7, y: (letters * leading - size) / 2, size }
  return [{ kind: 'ornament', shapes: [{ shape: 'path', d, ...at, fill: tone.accent }] }, ...blocks]
}
export default numeral
