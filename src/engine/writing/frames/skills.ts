// Skills that the posting names and the resume lists.
import type { Frame } from './_frame.ts'

export default {
  plain: ['Of the skills you name, I also bring {skills}.'],
  warm: ['From your list I also bring {skills}.'],
  formal: ['Of the skills you name, mine also include {skills}.'],
} satisfies Frame
