import type { Frame } from './_frame.ts'

export default {
  plain: [
    'I would welcome the chance to talk about the position.',
    'I would welcome a conversation about the position.',
  ],
  warm: [
    'I would love to talk about the work and hear more about the team.',
    'I would be happy to meet and hear more about the work.',
    'I would enjoy talking with you about the work.',
  ],
  formal: [
    'I would welcome the opportunity to discuss the position with you.',
    'I would be pleased to discuss my application in an interview.',
  ],
} satisfies Frame
