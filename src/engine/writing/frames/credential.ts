// What the posting asks for by name and the person holds: a licence, a degree.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I hold {credentials}.'],
  warm: ['I also have {credentials}.'],
  formal: ['I also hold {credentials}.'],
} satisfies Frame
