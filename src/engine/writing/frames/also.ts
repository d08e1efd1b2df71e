// Leads into the other lines of a job of which the opening has told one.
import type { Frame } from './_frame.ts'

export default {
  plain: ['{atEmployer} I also:{areActs}', 'More from my {work} {atEmployer}:'],
  warm: ['{atEmployer}, I have this to show as well:', 'I have this to show as well:'],
  formal: ['I would further mention from my {work} {atEmployer}:', 'I would further mention:'],
} satisfies Frame
