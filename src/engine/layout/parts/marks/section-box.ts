import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** A thin frame around the whole section. */
const sectionBox: HeadingMarkPart = (heading, body, { look, tone }) => [
  {
    kind: 'group',
    role: 'span',
    children: [heading, ...spaceBody(body, look.gap.heading)],
    box: {
      padding: { top: 8, right: 10, bottom: 9, left: 10 },
      stroke: { color: tone.hairline, width: 0.75 },
      radius: 3,
    },
  },
]
export default sectionBox
