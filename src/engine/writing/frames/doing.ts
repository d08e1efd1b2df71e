// More of the job told last, as what it was made of.
import type { Frame } from './_frame.ts'

export default {
  plain: ['The work also included {did}.', 'The work also includes {do}.'],
  warm: ['A good part of the job was {did}.', 'A good part of the job is {do}.'],
  formal: ['My duties also included {did}.', 'My duties also include {do}.'],
} satisfies Frame
