// Proofs of the job the person has now, which the letter has named already.
import type { Frame } from './_frame.ts'

export default {
  plain: ['In my current job, I {clause}.', 'In my current role, I {clause}.'],
  warm: ['In my work today, I {clause}.', 'In my current job, I {clause}.'],
  formal: ['In my present position, I {clause}.', 'In my present role, I {clause}.'],
} satisfies Frame
