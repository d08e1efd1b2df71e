// What somebody works with, where a job lists nothing else.
import type { Frame } from './_frame.ts'

export default {
  plain: ['{atEmployer} I {work} with {tools}.'],
  warm: ['In my work {atEmployer} I {use} {tools}.'],
  formal: ['My work {atEmployer} {involves} {tools}.'],
} satisfies Frame
