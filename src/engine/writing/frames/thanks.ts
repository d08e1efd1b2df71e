import type { Frame } from './_frame.ts'

export default {
  plain: ['Thank you for your time.'],
  warm: ['Thank you so much for reading.'],
  formal: ['Thank you for your consideration.'],
} satisfies Frame
