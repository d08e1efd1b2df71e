// What there is to do in the job, told as the posting's.
import type { Frame } from './_frame.ts'

export default {
  plain: ['The job involves {phrase}.', 'Part of the work is {phrase}.', 'You mention {phrase}.'],
  warm: ['I see that the work includes {phrase}.', 'Your posting mentions {phrase}.', 'The job involves {phrase}.'],
  formal: ['The position involves {phrase}.', 'The duties include {phrase}.', 'The posting mentions {phrase}.'],
} satisfies Frame
