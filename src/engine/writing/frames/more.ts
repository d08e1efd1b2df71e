// More of the job told last.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I also {clause}.'],
  warm: ['In that job I also {clause}.'],
  formal: ['In addition, I {clause}.'],
} satisfies Frame
