import type { Frame } from './_frame.ts'

export default {
  plain: ['Thank you for your time.'],
  warm: ['Thank you for taking the time to read this.'],
  formal: ['Thank you for your consideration.'],
} satisfies Frame
