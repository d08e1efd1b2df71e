import type { BorderPart } from '../../compose/part.ts'

const none: BorderPart = { draw: () => [] }
export default none
