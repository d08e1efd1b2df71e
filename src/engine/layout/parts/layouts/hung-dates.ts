import { hangDates } from '../../compose/hang-dates.ts'
import type { LayoutPart } from '../../compose/part.ts'

const hungDates: LayoutPart = (input) => hangDates(input)
export default hungDates
