// A line of the person's that names work without a verb, as a sentence.
import type { Frame } from './_frame.ts'

export default {
  plain: ['{at}, my work {includes} {thing}.', 'My work {includes} {thing}.'],
  warm: ['{at}, part of my work {is} {thing}.', 'Part of my work {is} {thing}.'],
  formal: ['{at}, my duties {include} {thing}.', 'My duties {include} {thing}.'],
} satisfies Frame
