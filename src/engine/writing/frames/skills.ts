// Skills the resume lists and the posting names.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'I also work with {tools}, which your posting names.',
    'My skills include {skills}, which your posting names.',
  ],
  warm: [
    'I also work with {tools}, which your posting mentions.',
    'Your posting mentions {skills}; these are among my skills.',
  ],
  formal: [
    'I also work with {tools}, as named in your posting.',
    'My skills include {skills}, as named in your posting.',
  ],
} satisfies Frame
