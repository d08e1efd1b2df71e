import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** The heading alone on the page's edge, the body set in from it. */
const indented: HeadingMarkPart = (heading, body, { look }) => [
  heading,
  {
    kind: 'group',
    role: 'span',
    before: look.gap.heading,
    children: spaceBody(body, 0),
    box: { padding: { top: 0, right: 0, bottom: 0, left: look.size * 1.4 } },
  },
]
export default indented
