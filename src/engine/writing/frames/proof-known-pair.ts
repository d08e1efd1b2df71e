// Two proofs of a job the letter has named already.
import type { Frame } from './_frame.ts'

export default {
  plain: ['In {thisJob}, I {clause}, and I {second}.', 'I {clause}, and I {second}.'],
  warm: ['In {thisJob}, I {clause}, and I {second}.', 'I {clause}, and I {second}.'],
  formal: ['In {thisRole}, I {clause}, and I {second}.', 'I {clause}, and I {second}.'],
} satisfies Frame
