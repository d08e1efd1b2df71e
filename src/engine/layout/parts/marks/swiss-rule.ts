import { gutterSize } from '../../compose/gutter-label.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { swissGrid } from '../../compose/swiss-grid.ts'

/** A grid of four: a rule over all columns, the heading in the first, the body in the other three. A long word widens the first. */
const swissRule: HeadingMarkPart = (heading, body, place) => {
  const { width, gap } = swissGrid(place)
  return [
    { kind: 'rule', keepWithNext: true, color: place.tone.ink, thickness: 0.5 },
    {
      kind: 'gutter',
      side: 'left',
      valign: 'baseline',
      width: Math.max(width, gutterSize(place, heading.style).width),
      gap,
      before: place.look.gap.heading * 0.9,
      label: [heading],
      children: body,
    },
  ]
}
export default swissRule
