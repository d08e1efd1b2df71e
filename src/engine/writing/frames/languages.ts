// Languages the posting asks for.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I speak {languages}.'],
  warm: ['I am happy to work in {languages}.'],
  formal: ['I am able to work in {languages}.'],
} satisfies Frame
