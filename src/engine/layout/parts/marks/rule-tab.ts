import { gutterLabel } from '../../compose/gutter-label.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const TAB = { width: 44, height: 4.5 }

/** A hairline that begins with a thick bar, as annual reports rule their pages; the bar is as long as the gutter where headings hang in one. */
const ruleTab: HeadingMarkPart = (heading, body, place) => {
  const { look, tone } = place
  const hanging = look.design.layout === 'label-gutter' ? gutterLabel(heading, body, place) : undefined
  const tab = { ...TAB, width: hanging?.width ?? TAB.width }
  const below = hanging
    ? [{ ...hanging, before: TAB.height + look.gap.heading }]
    : [{ ...heading, before: TAB.height + look.gap.heading * 0.75 }, ...spaceBody(body, look.gap.heading * 0.7)]
  return [
    { kind: 'ornament', keepWithNext: true, shapes: [{ shape: 'rect', x: 0, y: 0, ...tab, fill: tone.accent }] },
    { kind: 'rule', keepWithNext: true, color: tone.hairline, thickness: 0.6 },
    ...below,
  ]
}
export default ruleTab
