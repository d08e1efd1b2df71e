import type { Frame } from './_frame.ts'

export default {
  plain: ['You can reach me at {contact}.'],
  warm: ['You are welcome to reach me at {contact}.'],
  formal: ['I may be reached at {contact}.'],
} satisfies Frame
