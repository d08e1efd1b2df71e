// What the person has done that bears on the job.
import type { Frame } from './_frame.ts'

const texts = ['Experience includes {acts}.']

export default { plain: texts, warm: texts, formal: texts } satisfies Frame
