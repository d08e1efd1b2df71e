// More of the job told last, as what it was made of.
import type { Frame } from './_frame.ts'

export default {
  plain: ['The work also included {did}.', 'The work also includes {do}.'],
  warm: ['That work also covered {did}.', 'That work also covers {do}.'],
  formal: ['My duties also included {did}.', 'My duties also include {do}.'],
} satisfies Frame
