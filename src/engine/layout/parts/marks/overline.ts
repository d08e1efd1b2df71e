import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const overline: HeadingMarkPart = (heading, body, { look, tone }) => [
  { kind: 'rule', keepWithNext: true, color: tone.accent, thickness: 0.5 },
  { ...heading, before: look.gap.heading * 0.6 },
  ...spaceBody(body, look.gap.heading * 0.8),
]
export default overline
