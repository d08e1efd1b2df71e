// Leads into the lines of a further job.
import type { Frame } from './_frame.ts'

export default {
  plain: ['From my {time} {atEmployer}:', 'From my time as {aRole}:', 'From an earlier job:'],
  warm: ['And from my {time} {atEmployer}:', 'And from my time as {aRole}:', 'And from an earlier job:'],
  formal: ['During my {time} {atEmployer}:', 'During my time as {aRole}:', 'In an earlier position:'],
} satisfies Frame
