import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, splitColumn, twoColumns } from '../../compose/regions.ts'

/** Two columns, the second hardly narrower, or as the design shares the page; fields of colour are as far apart across as down. */
const splitEven: LayoutPart = (input) => {
  const { gap, design } = input.look
  const between = design.headingMark === 'field' ? gap.section : gap.column * 1.2
  const share = design.sideShare ?? 0.46
  return twoColumns(input, splitColumn(pageColumn(input.look), { side: 'right', share, gap: between }))
}

export default splitEven
