// Skills that the posting names and the resume lists.
import type { Frame } from './_frame.ts'

export default {
  plain: ['Of what you ask for, I also know {skills}.'],
  warm: ['From your list I also know {skills}.'],
  formal: ['Of what you ask for, I am also familiar with {skills}.'],
} satisfies Frame
