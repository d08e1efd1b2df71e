// What the posting asks for and the resume lists among the skills.
import type { Frame } from './_frame.ts'

export default {
  plain: ['My skills also include {skills}.'],
  warm: ['You will also find {skills} among my skills.'],
  formal: ['I would also mention {skills} among my skills.'],
} satisfies Frame
