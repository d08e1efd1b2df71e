// One more such line of the same job: the second of them, and those after it.
import type { Frame } from './_frame.ts'

export default {
  plain: ['My work also {includes} {thing}.', 'It {includes} {thing}, too.'],
  warm: ['Another part of my work {is} {thing}.', 'It {includes} {thing}, too.'],
  formal: ['My duties also {include} {thing}.', 'They also {include} {thing}.'],
} satisfies Frame
