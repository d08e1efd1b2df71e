import { gutterLabel } from '../../compose/gutter-label.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const TAB = { width: 44, height: 2.6 }
const HAIR = 0.6

/** A hairline that begins with a thick bar, as annual reports rule their pages; the bar is as long as the gutter where headings hang in one. */
const ruleTab: HeadingMarkPart = (heading, body, place) => {
  const { look, tone } = place
  const hanging = look.design.layout === 'label-gutter' ? gutterLabel(heading, body, place) : undefined
  const tab = { ...TAB, width: hanging?.width ?? TAB.width }
  const below = hanging
    ? [{ ...hanging, before: TAB.height + look.gap.heading }]
    : [{ ...heading, before: TAB.height + look.gap.heading * 0.75 }, ...spaceBody(body, look.gap.heading * 0.7)]
  return [
    { kind: 'rule', keepWithNext: true, color: tone.hairline, thickness: HAIR },
    // Over the hairline, which would show as a pale edge along it.
    { kind: 'ornament', keepWithNext: true, shapes: [{ shape: 'rect', x: 0, y: -HAIR, ...tab, fill: tone.accent }] },
    ...below,
  ]
}
export default ruleTab
