import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const doubleBelow: HeadingMarkPart = (heading, body, { look, tone }) => [
  heading,
  { kind: 'rule', keepWithNext: true, before: look.gap.heading * 0.45, color: tone.accent, thickness: 0.5, double: 2 },
  ...spaceBody(body, look.gap.heading * 0.85),
]
export default doubleBelow
