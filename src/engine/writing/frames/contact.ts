import type { Frame } from './_frame.ts'

export default {
  plain: ['You can reach me at {contact}.'],
  warm: ['Feel free to reach me at {contact} any time.'],
  formal: ['I may be reached at {contact}.'],
} satisfies Frame
