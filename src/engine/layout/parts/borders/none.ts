import type { BorderPart } from '../../compose/part.ts'

const none: BorderPart = () => []
export default none
