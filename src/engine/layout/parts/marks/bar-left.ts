import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const barLeft: HeadingMarkPart = (heading, body, { look, tone }) => [
  {
    kind: 'group',
    role: 'span',
    keepWithNext: true,
    children: [heading],
    box: {
      padding: { top: 1, right: 0, bottom: 1, left: 10 },
      edge: { side: 'left', color: tone.accent, width: 3.2 },
    },
  },
  ...spaceBody(body, look.gap.heading),
]
export default barLeft
