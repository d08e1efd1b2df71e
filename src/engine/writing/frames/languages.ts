// Languages the posting asks for.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I speak {languages}.'],
  warm: ['I speak {languages} too.'],
  formal: ['I am able to work in {languages}.'],
} satisfies Frame
