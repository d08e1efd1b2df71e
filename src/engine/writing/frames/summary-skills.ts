// Skills of the resume that the posting names.
import type { Frame } from './_frame.ts'

const texts = ['Skills include {skills}.']

export default { plain: texts, warm: texts, formal: texts } satisfies Frame
