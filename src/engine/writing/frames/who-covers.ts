// What the person's work has been, by its names.
import type { Frame } from './_frame.ts'

export default {
  plain: ['My work has covered {work}.'],
  warm: ['Over the years my work has covered {work}.', 'My work has covered {work}.'],
  formal: ['My experience encompasses {work}.'],
} satisfies Frame
