// A page of the person's own that the posting asks to see.
import type { Frame } from './_frame.ts'

const texts = ['My {profile} is at {page}.']

export default { plain: texts, warm: texts, formal: texts } satisfies Frame
