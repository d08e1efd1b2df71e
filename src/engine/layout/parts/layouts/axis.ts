import { headingGutter } from '../../compose/gutter-label.ts'
import { toEdge } from '../../compose/hang-dates.ts'
import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, singleColumn } from '../../compose/regions.ts'

/** Headings end where everything else begins: both sides meet on one line that nobody draws. */
const axis: LayoutPart = (input) => {
  const { look } = input
  const gutter = headingGutter({ look, tone: look.tones.page, width: pageColumn(look).width })
  const left = gutter.width + gutter.gap
  return singleColumn({
    ...input,
    drawHeader: (place) =>
      input.drawHeader({ ...place, width: place.width - left }).map((block) => toEdge(block, { left })),
  })
}
export default axis
