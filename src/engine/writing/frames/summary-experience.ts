// Work the person has done that bears on the job, by its names.
import type { Frame } from './_frame.ts'

const texts = ['Experience includes {work}.']

export default { plain: texts, warm: texts, formal: texts } satisfies Frame
