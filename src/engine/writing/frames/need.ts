// What the posting asks for, told as the posting's.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'You ask for {phrase}.',
    'You are looking for {phrase}.',
    'The job calls for {phrase}.',
    'Your posting mentions {phrase}.',
  ],
  warm: [
    'I noticed that you are looking for {phrase}.',
    'You mention {phrase}.',
    'Your posting talks about {phrase}.',
    'The job calls for {phrase}.',
  ],
  formal: [
    'Your posting calls for {phrase}.',
    'The position requires {phrase}.',
    'You seek {phrase}.',
    'The posting names {phrase}.',
  ],
} satisfies Frame
