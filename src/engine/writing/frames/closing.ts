import type { Frame } from './_frame.ts'

export default {
  plain: [
    'I would like to bring this experience to {company}, and I would welcome the chance to talk.',
    'I would be glad to bring this experience to {company} and would welcome a conversation.',
    'I would welcome the chance to talk about the position.',
    'I would welcome a conversation about the position.',
  ],
  warm: [
    'I would love to bring all of this to {company} and to hear more about the work.',
    'I would love to talk about the work at {company} and hear more about the team.',
    'I would love to talk about the work and hear more about the team.',
    'I would enjoy talking with you about the work.',
  ],
  formal: [
    'I would welcome the opportunity to discuss the position and what I could bring to {company}.',
    'I would be pleased to discuss in an interview what I could bring to {company}.',
    'I would welcome the opportunity to discuss the position with you.',
    'I would be pleased to discuss my application in an interview.',
  ],
} satisfies Frame
