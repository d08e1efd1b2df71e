// Leads into the lines of one job that bear on the posting.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'From my {work} {atEmployer}:',
    'A few points from my {work} {atEmployer}:',
    'From my work as {aRole}:',
    'A few points from my work as {aRole}:',
    'From my work:',
    'A few points from my work:',
  ],
  warm: [
    'Here is what I would bring with me from my {work} {atEmployer}:',
    'Let me point to a few things from my {work} {atEmployer}:',
    'Here is what I would bring with me from my work as {aRole}:',
    'Let me point to a few things from my work as {aRole}:',
    'Here is what I would bring with me from my work:',
    'Let me point to a few things from my work:',
  ],
  formal: [
    'I would draw your attention to the following from my {work} {atEmployer}:',
    'I would like to mention the following from my {work} {atEmployer}:',
    'I would draw your attention to the following from my work as {aRole}:',
    'I would like to mention the following from my work as {aRole}:',
    'I would draw your attention to the following from my work:',
    'I would like to mention the following from my work:',
  ],
} satisfies Frame
