// More of the job told last.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I also {clause}.', 'I {clause}.'],
  warm: ['In that job I also {clause}.', 'And I {clause}.'],
  formal: ['In addition, I {clause}.', 'Furthermore, I {clause}.'],
} satisfies Frame
