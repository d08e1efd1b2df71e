// A line of the person's as a sentence.
import type { Frame } from './_frame.ts'

export default {
  plain: ['{at}, I {act}.', 'In my work {at}, I {act}.', 'I {act}.'],
  warm: ['In my work {at}, I {act}.', 'In my time {at}, I {act}.', 'I {act}.'],
  formal: ['In my position {at}, I {act}.', 'In my role {at}, I {act}.', 'I {act}.'],
} satisfies Frame
