// What the person's own summary says they are looking for.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I am {motive}.'],
  warm: ['I am now {motive}.'],
  formal: ['At present I am {motive}.'],
} satisfies Frame
