import type { LayoutPart } from '../../compose/part.ts'
import { singleColumn } from '../../compose/regions.ts'

const single: LayoutPart = (input) => singleColumn(input)
export default single
