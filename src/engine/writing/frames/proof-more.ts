// One more proof of the job just named.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I also {clause}.'],
  warm: ['I {clause} too.', 'I also {clause}.'],
  formal: ['In addition, I {clause}.'],
} satisfies Frame
