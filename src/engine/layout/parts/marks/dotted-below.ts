import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const dottedBelow: HeadingMarkPart = (heading, body, { look, tone }) => [
  heading,
  {
    kind: 'rule',
    keepWithNext: true,
    before: look.gap.heading * 0.5,
    color: tone.accent,
    thickness: 0.9,
    dash: [0.1, 2.6],
  },
  ...spaceBody(body, look.gap.heading * 0.8),
]
export default dottedBelow
