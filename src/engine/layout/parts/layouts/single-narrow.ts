import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, singleColumn } from '../../compose/regions.ts'

/** Wide margins, a short measure. */
const singleNarrow: LayoutPart = (input) => {
  const { x, width } = pageColumn(input.look)
  const inset = 26 * input.look.style.marginScale
  return singleColumn(input, { x: x + inset, width: width - 2 * inset })
}
export default singleNarrow
