import type { Block } from '../../blocks.ts'
import { type HeadingMarkPart, NARROW } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** Of the heading's size. */
const RADIUS = 0.36
/** Of the ring, as a share of its radius. */
const HOLE = 0.56
/** Between the ring and the heading. */
const GAP = 13
/** Where the middle of its capitals stands, of the heading's line. */
const MIDDLE = 0.55

/** A ring in the margin beside the heading. */
const ring: HeadingMarkPart = (heading, body, { look, tone, width }) => {
  if (width < NARROW) return [heading, ...spaceBody(body, look.gap.heading)]
  const { size, leading } = heading.style
  const radius = size * RADIUS
  const disc = (share: number, fill: string) => ({
    shape: 'ellipse' as const,
    cx: -GAP - radius,
    cy: size * leading * MIDDLE,
    rx: radius * share,
    ry: radius * share,
    fill,
  })
  const drawn: Block = {
    kind: 'ornament',
    keepWithNext: true,
    shapes: [disc(1, tone.accent), disc(HOLE, tone.background)],
  }
  return [drawn, heading, ...spaceBody(body, look.gap.heading)]
}
export default ring
