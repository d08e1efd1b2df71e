// What the person calls themselves, where their jobs go by other titles.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I am {calling}'],
  warm: ['A word about me: I am {calling}'],
  formal: ['By way of introduction, I am {calling}'],
} satisfies Frame
