// More of the job told last.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I also {clause}.'],
  warm: ['I {clause} as well.'],
  formal: ['In addition, I {clause}.'],
} satisfies Frame
