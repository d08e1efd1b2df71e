// One more such line of the same job: the second of them, and those after it.
import type { Frame } from './_frame.ts'

export default {
  plain: ['My work also {includes} {thing}.', 'I {do} {thing}.'],
  warm: ['Another part of my work {is} {thing}.', 'And I {do} {thing}.'],
  formal: ['My duties also {include} {thing}.', 'Furthermore, I {do} {thing}.'],
} satisfies Frame
