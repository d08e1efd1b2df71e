import type { Block } from '../../blocks.ts'
import { type HeadingMarkPart, NARROW } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** Of the heading's size. */
const RADIUS = 0.27
/** Between the ring and the heading. */
const GAP = 13
/** Where the middle of its capitals stands, of the heading's line. */
const MIDDLE = 0.55

/** A ring in the margin beside the heading. */
const ring: HeadingMarkPart = (heading, body, { look, tone, width }) => {
  if (width < NARROW) return [heading, ...spaceBody(body, look.gap.heading)]
  const { size, leading } = heading.style
  const radius = size * RADIUS
  const at = { cx: -GAP - radius, cy: size * leading * MIDDLE, rx: radius, ry: radius }
  const drawn: Block = {
    kind: 'ornament',
    keepWithNext: true,
    shapes: [{ shape: 'ellipse', ...at, stroke: { color: tone.accent, width: radius * 0.7 } }],
  }
  return [drawn, heading, ...spaceBody(body, look.gap.heading)]
}
export default ring
