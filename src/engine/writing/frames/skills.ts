// What the posting asks for and the resume lists among the skills.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I also bring {skills}.'],
  warm: ['I would bring {skills}, too.'],
  formal: ['I also offer {skills}.'],
} satisfies Frame
