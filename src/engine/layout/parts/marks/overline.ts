import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** A hairline over the heading. */
const overline: HeadingMarkPart = (heading, body, { look, tone }) => [
  { kind: 'rule', keepWithNext: true, color: tone.accent, thickness: 0.6 },
  { ...heading, before: look.gap.heading * 1.1 },
  ...spaceBody(body, look.gap.heading * 1.4),
]
export default overline
