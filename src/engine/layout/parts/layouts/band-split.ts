import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, splitColumn, twoColumns } from '../../compose/regions.ts'

/** A header band, then two thirds and one third. */
const bandSplit: LayoutPart = (input) =>
  twoColumns(
    input,
    splitColumn(pageColumn(input.look), { side: 'right', share: 1 / 3, gap: input.look.gap.column * 1.2 }),
  )
export default bandSplit
