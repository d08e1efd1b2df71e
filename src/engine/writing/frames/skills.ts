// Skills the resume lists and the posting names.
import type { Frame } from './_frame.ts'

export default {
  plain: ['Of the skills you list, I also bring {skills}.'],
  warm: ['You also mention {skills}; those are among my skills.'],
  formal: ['My skills further include {skills}, as named in your posting.'],
} satisfies Frame
