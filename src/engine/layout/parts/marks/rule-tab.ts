import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** A hairline over the heading that begins with a short thick bar, as annual reports rule their pages. */
const ruleTab: HeadingMarkPart = (heading, body, { look, tone }) => [
  { kind: 'rule', keepWithNext: true, color: tone.accent, thickness: 3, length: 44 },
  { kind: 'rule', keepWithNext: true, color: tone.hairline, thickness: 0.6 },
  { ...heading, before: look.gap.heading * 0.75 },
  ...spaceBody(body, look.gap.heading * 0.7),
]
export default ruleTab
