// Papers and degrees that the person holds. A resume has one tone.
import type { Frame } from './_frame.ts'

const texts = ['Holds {credentials}.']

export default { plain: texts, warm: texts, formal: texts } satisfies Frame
