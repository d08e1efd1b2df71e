// The wish to do this work, which claims nothing.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'I would be glad to bring this experience to {company}.',
    'I would be glad to bring this experience to the job.',
  ],
  warm: ['I would love to bring all of this to {company}.', 'I would love to bring all of this to your team.'],
  formal: [
    'It would be a privilege to put this experience to work for {company}.',
    'It would be a privilege to put this experience to work in this position.',
  ],
} satisfies Frame
