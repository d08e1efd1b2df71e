import type { AccentPart } from '../../compose/part.ts'

const none: AccentPart = () => []
export default none
