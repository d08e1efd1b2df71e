// A business of one's own.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I am {owner} of {company}.'],
  warm: ['These days I am {owner} of {company}.'],
  formal: ['At present I am {owner} of {company}.'],
} satisfies Frame
