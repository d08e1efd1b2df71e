// A licence, certificate or degree the posting asks for.
import type { Frame } from './_frame.ts'

const texts = ['Holds {credentials}.']

export default { plain: texts, warm: texts, formal: texts } satisfies Frame
