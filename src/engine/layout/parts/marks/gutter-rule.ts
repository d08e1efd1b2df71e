import { gutterLabel } from '../../compose/gutter-label.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'

/** A dotted line over the whole width, under it the heading in the gutter and the body beside it. */
const gutterRule: HeadingMarkPart = (heading, body, place) => {
  const { look, tone } = place
  return [
    { kind: 'rule', keepWithNext: true, color: tone.accent, thickness: 1, dash: [0.1, 3.2] },
    { ...gutterLabel(heading, body, place), before: look.gap.heading * 1.4 },
  ]
}

export default gutterRule
