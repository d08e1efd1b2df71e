// One more proof of the job just named.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I also {clause}.', 'I {clause}.'],
  warm: ['I also {clause}.', 'I {clause}.'],
  formal: ['I also {clause}.', 'I {clause}.'],
} satisfies Frame
