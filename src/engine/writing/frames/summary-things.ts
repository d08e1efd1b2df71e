// What the posting names and the resume shows, by short names. A resume has one tone.
import type { Frame } from './_frame.ts'

const texts = ['Experience with {things}.']

export default { plain: texts, warm: texts, formal: texts } satisfies Frame
