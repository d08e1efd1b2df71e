import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const BAR = { width: 4, gap: 18 }

/** A thick bar down the left of the whole section. */
const sectionBar: HeadingMarkPart = (heading, body, { look, tone }) => [
  {
    kind: 'group',
    role: 'span',
    children: [heading, ...spaceBody(body, look.gap.heading * 0.9)],
    box: {
      padding: { top: 0, right: 0, bottom: 0, left: BAR.width + BAR.gap },
      edge: { side: 'left', color: tone.accent, width: BAR.width },
    },
  },
]
export default sectionBar
