import { fineLine } from '../../compose/fine-line.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const ruleBelow: HeadingMarkPart = (heading, body, { look, tone }) => [
  heading,
  { kind: 'rule', keepWithNext: true, before: look.gap.heading * 0.45, color: fineLine(look, tone), thickness: 0.5 },
  ...spaceBody(body, look.gap.heading * 0.8),
]
export default ruleBelow
