import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, splitColumn, twoColumns } from '../../compose/regions.ts'

/** A narrow column at the right, parted by space; the border part draws the hairline. */
const ruleRight: LayoutPart = (input) =>
  twoColumns(
    input,
    splitColumn(pageColumn(input.look), { side: 'right', share: 1 / 3, gap: input.look.gap.column * 1.3 }),
  )
export default ruleRight
