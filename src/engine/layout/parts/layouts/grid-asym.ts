import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, splitColumn, twoColumns } from '../../compose/regions.ts'

/** Five columns of which three carry the main text and two the rest. */
const gridAsym: LayoutPart = (input) =>
  twoColumns(
    input,
    splitColumn(pageColumn(input.look), { side: 'right', share: 2 / 5 - 0.04, gap: input.look.gap.column * 1.8 }),
  )
export default gridAsym
