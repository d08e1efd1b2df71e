// Tools that the posting names and the resume lists.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I use {tools}.'],
  warm: ['I work with {tools}.'],
  formal: ['I work with {tools}.'],
} satisfies Frame
