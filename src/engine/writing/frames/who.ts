// Who the person says they are, in the words of their own summary.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I am {who}'],
  warm: ['A word about me: I am {who}'],
  formal: ['By way of introduction, I am {who}'],
} satisfies Frame
