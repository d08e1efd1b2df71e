import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, splitColumn, twoColumns } from '../../compose/regions.ts'

/** A narrow column at the left, parted by space; the border part draws the hairline. */
const ruleLeft: LayoutPart = (input) =>
  twoColumns(
    input,
    splitColumn(pageColumn(input.look), { side: 'left', share: 1 / 3, gap: input.look.gap.column * 1.3 }),
  )
export default ruleLeft
