import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** A hairline from the heading's last letter to the end of its line. */
const ruleAfter: HeadingMarkPart = (heading, body, { look, tone }) => [
  {
    kind: 'row',
    keepWithNext: true,
    gap: 12,
    widestFit: 0.9,
    valign: 'middle',
    cells: [
      { width: 'fit', blocks: [heading] },
      { width: { share: 1 }, blocks: [{ kind: 'rule', color: tone.hairline, thickness: 0.7 }] },
    ],
  },
  ...spaceBody(body, look.gap.heading),
]
export default ruleAfter
