import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, splitColumn, twoColumns } from '../../compose/regions.ts'

/** Two columns, the second hardly narrower; fields of colour are as far apart across as down. */
const splitEven: LayoutPart = (input) => {
  const { gap, design } = input.look
  const between = design.headingMark === 'field' ? gap.section : gap.column * 1.2
  return twoColumns(input, splitColumn(pageColumn(input.look), { side: 'right', share: 0.46, gap: between }))
}

export default splitEven
