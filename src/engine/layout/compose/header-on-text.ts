import { headingGutter } from './gutter-label.ts'
import { toEdge } from './hang-dates.ts'
import type { LayoutInput, LayoutResult } from './part.ts'
import { pageColumn, singleColumn } from './regions.ts'

/** One column with headings in its gutter, and the header on the edge of the text beside them. */
export function headerOnText(input: LayoutInput): LayoutResult {
  const { look } = input
  const gutter = headingGutter({ look, tone: look.tones.page, width: pageColumn(look).width })
  const left = gutter.width + gutter.gap
  return singleColumn({
    ...input,
    drawHeader: (place) =>
      input.drawHeader({ ...place, width: place.width - left }).map((block) => toEdge(block, { left })),
  })
}
