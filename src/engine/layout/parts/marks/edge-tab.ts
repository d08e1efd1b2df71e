import type { Block } from '../../blocks.ts'
import { gutterLabel } from '../../compose/gutter-label.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** Between the tab and the heading. */
const GAP = 9
/** How high capitals are, and where they begin, of the heading's line. */
const CAPITALS = { height: 0.58, top: 0.25 }

/** A bar in from the page's edge, as high as the heading's capitals and just before them; the heading hangs in the gutter where there is one. */
const edgeTab: HeadingMarkPart = (heading, body, place) => {
  const { look, tone } = place
  const { left } = look.page.margin
  const line = heading.style.size * heading.style.leading
  const at = { x: -left, y: line * CAPITALS.top, width: left - GAP, height: line * CAPITALS.height }
  const tab: Block = { kind: 'ornament', keepWithNext: true, shapes: [{ shape: 'rect', ...at, fill: tone.accent }] }
  if (look.design.layout !== 'label-gutter') return [tab, heading, ...spaceBody(body, look.gap.heading)]
  const hung = gutterLabel(heading, body, place)
  return [{ ...hung, label: [tab, ...hung.label] }]
}
export default edgeTab
