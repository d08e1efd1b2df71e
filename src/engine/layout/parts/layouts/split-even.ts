import { FIELD_SEAM } from '../../compose/field-place.ts'
import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, splitColumn, twoColumns } from '../../compose/regions.ts'

/** Two columns, the second hardly narrower, or as the design shares the page; tiles are as far apart beside each other as under. */
const splitEven: LayoutPart = (input) => {
  const { gap, design } = input.look
  const share = design.sideShare ?? 0.46
  const between = design.headingMark === 'field' ? FIELD_SEAM : gap.column * 1.2
  return twoColumns(input, splitColumn(pageColumn(input.look), { side: 'right', share, gap: between }))
}
export default splitEven
