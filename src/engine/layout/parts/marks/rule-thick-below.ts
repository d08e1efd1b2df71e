import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const ruleThickBelow: HeadingMarkPart = (heading, body, { look, tone }) => [
  heading,
  { kind: 'rule', keepWithNext: true, before: look.gap.heading * 0.4, color: tone.accent, thickness: 1.5 },
  ...spaceBody(body, look.gap.heading * 0.85),
]
export default ruleThickBelow
