import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const ruleShort: HeadingMarkPart = (heading, body, { look, tone }) => [
  heading,
  {
    kind: 'rule',
    keepWithNext: true,
    before: look.gap.heading * 0.6,
    color: tone.accent,
    thickness: 3,
    length: 26,
  },
  ...spaceBody(body, look.gap.heading * 0.9),
]
export default ruleShort
