import type { AccentPart } from '../../compose/part.ts'

const none: AccentPart = { draw: () => [] }

export default none
