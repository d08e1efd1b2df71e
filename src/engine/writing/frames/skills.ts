// What the posting asks for and the resume lists among the skills.
import type { Frame } from './_frame.ts'

export default {
  plain: ['My skills also include {skills}.'],
  warm: ['You will also find {skills} among my skills.'],
  formal: ['My skills further include {skills}.'],
} satisfies Frame
