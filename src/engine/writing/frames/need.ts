// What the posting asks for, told as the posting's.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'You ask for {phrase}.',
    'You are looking for {phrase}.',
    'The job calls for {phrase}.',
    'The posting also mentions {phrase}.',
  ],
  warm: [
    'I noticed that you are looking for {phrase}.',
    'You also mention {phrase}.',
    'Your posting talks about {phrase}.',
    'Then there is {phrase}.',
  ],
  formal: [
    'Your posting calls for {phrase}.',
    'The position requires {phrase}.',
    'You further seek {phrase}.',
    'The posting also names {phrase}.',
  ],
} satisfies Frame
