// Tests that somebody says they passed.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I passed {tests}.'],
  warm: ['I have passed {tests}.'],
  formal: ['I have passed {tests}.'],
} satisfies Frame
