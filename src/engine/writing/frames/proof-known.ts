// One proof of a job the letter has named already.
import type { Frame } from './_frame.ts'

export default {
  plain: ['In {thisJob}, I {clause}.', 'I {clause}.'],
  warm: ['In {thisJob}, I {clause}.', 'I {clause}.'],
  formal: ['In {thisRole}, I {clause}.', 'I {clause}.'],
} satisfies Frame
