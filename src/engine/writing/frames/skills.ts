// What the posting asks for and the resume lists among the skills.
import type { Frame } from './_frame.ts'

export default {
  plain: ['Also on your list and among my skills: {skills}.'],
  warm: ['From your list, my skills also include {skills}.'],
  formal: ['Also among my skills, as listed in your posting: {skills}.'],
} satisfies Frame
