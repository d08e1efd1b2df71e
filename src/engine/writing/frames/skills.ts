// What the posting names and the resume lists among the skills.
import type { Frame } from './_frame.ts'

export default {
  plain: ['My skills include {skills}.'],
  warm: ['You will also find {skills} among my skills.'],
  formal: ['My skills also include {skills}.'],
} satisfies Frame
