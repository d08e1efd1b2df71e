import type { AccentPart } from '../../compose/part.ts'

/** The photo stands larger, in a ring, on a header that is lifted to a ground of its own. */
const imageFocus: AccentPart = { headerGround: 'tint', draw: () => [] }

export default imageFocus
