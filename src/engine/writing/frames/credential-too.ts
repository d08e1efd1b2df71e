// Further papers, behind a sentence that has told of the degree.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I also hold {credentials}.'],
  warm: ['I also have {credentials}.'],
  formal: ['My qualifications also include {credentials}.'],
} satisfies Frame
