// Where the person works, where their title is none that can be said in a sentence.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I currently work {now}.', 'I most recently worked {past}.'],
  warm: ['These days I work {now}.', 'Most recently I worked {past}.'],
  formal: ['I am at present employed {now}.', 'I was most recently employed {past}.'],
} satisfies Frame
