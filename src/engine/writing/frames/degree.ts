// A degree that the posting asks for, or one of its field.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I hold {degree}.'],
  warm: ['I have {degree}.'],
  formal: ['I hold {degree}.'],
} satisfies Frame
