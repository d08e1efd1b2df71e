// What the posting asks for and the resume lists among the skills.
import type { Frame } from './_frame.ts'

export default {
  plain: ['My skills include {skills}.'],
  warm: ['My skills include {skills}, too.'],
  formal: ['My further skills include {skills}.'],
} satisfies Frame
