// The strongest reason, where the person's own words stand before it.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I bring {reason}.'],
  warm: ['What I can offer is {reason}.'],
  formal: ['I would bring {reason}.'],
} satisfies Frame
