// One more line of the same job: the second of them, and those after it.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I also {act}.', 'I {act}.'],
  warm: ['And I {act}.', 'What is more, I {act}.'],
  formal: ['In addition, I {act}.', 'Furthermore, I {act}.'],
} satisfies Frame
