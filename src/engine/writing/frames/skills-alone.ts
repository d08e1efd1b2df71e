// Skills the resume lists and the posting names, where no proof comes before them.
import type { Frame } from './_frame.ts'

export default {
  plain: ['Of the skills you list, I bring {skills}.'],
  warm: ['You mention {skills}; those are among my skills.'],
  formal: ['My skills include {skills}, as named in your posting.'],
} satisfies Frame
