import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const TAB = { width: 44, height: 3.4 }

/** A hairline over the heading that begins with a short thick bar, as annual reports rule their pages. */
const ruleTab: HeadingMarkPart = (heading, body, { look, tone }) => [
  { kind: 'ornament', keepWithNext: true, shapes: [{ shape: 'rect', x: 0, y: 0, ...TAB, fill: tone.accent }] },
  { kind: 'rule', keepWithNext: true, color: tone.hairline, thickness: 0.6 },
  { ...heading, before: TAB.height + look.gap.heading * 0.75 },
  ...spaceBody(body, look.gap.heading * 0.7),
]
export default ruleTab
