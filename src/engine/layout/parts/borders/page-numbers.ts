import type { BorderPart } from '../../compose/part.ts'

/** Draws nothing itself: the running line shows page numbers on every page. */
const pageNumbers: BorderPart = { numbers: 'all', draw: () => [] }
export default pageNumbers
