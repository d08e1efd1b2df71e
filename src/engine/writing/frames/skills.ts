// Skills the resume lists and the posting names.
import type { Frame } from './_frame.ts'

export default {
  plain: ['My skills include {skills}, which your posting names.'],
  warm: ['You mention {skills}; these are among my skills.'],
  formal: ['My skills include {skills}, as named in your posting.'],
} satisfies Frame
