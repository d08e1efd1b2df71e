// Years the posting asks for, where the dates of the jobs add up to more.
import type { Frame } from './_frame.ts'

export default {
  plain: ['You ask for {phrase}; I have more.'],
  warm: ['You mention {phrase}; I bring more.'],
  formal: ['The position requires {phrase}; I have more.'],
} satisfies Frame
