// Skills that the posting names and the resume lists.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I also bring {skills}.'],
  warm: ['I also bring {skills}.'],
  formal: ['My skills also include {skills}.'],
} satisfies Frame
