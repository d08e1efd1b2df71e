// A language the posting asks for.
import type { Frame } from './_frame.ts'

const texts = ['Speaks {languages}.']

export default { plain: texts, warm: texts, formal: texts } satisfies Frame
