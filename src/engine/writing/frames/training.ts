// Courses and apprenticeships: they are done, not held.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I have completed {courses}.'],
  warm: ['I have done {courses}.'],
  formal: ['I completed {courses}.'],
} satisfies Frame
