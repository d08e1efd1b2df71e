// Joins the one strongest line to the job that the introduction names.
import type { Frame } from './_frame.ts'

const texts = ['{introduced}, where I {did}.']

export default { plain: texts, warm: texts, formal: texts } satisfies Frame
