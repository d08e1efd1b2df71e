import type { Frame } from './_frame.ts'

export default {
  plain: [
    'I would be glad to come in and talk. You can reach me at {contact}.',
    'I would welcome the chance to talk about the work. You can reach me at {contact}.',
    'I would welcome the chance to talk about the position. You can reach me at {contact}.',
    'I would be glad to tell you more in a conversation. You can reach me at {contact}.',
    'I would welcome the chance to talk about the position.',
    'I would be glad to tell you more in a conversation.',
  ],
  warm: [
    'I would love to bring my experience to {company} and to hear more about the work. You are welcome to reach me at {contact}.',
    'I would enjoy talking with you about the work at {company}. You are welcome to reach me at {contact}.',
    'I would love to hear more about the work and the team. You are welcome to reach me at {contact}.',
    'I would enjoy talking with you about the work. You are welcome to reach me at {contact}.',
    'I would love to hear more about the work and the team.',
    'I would enjoy talking with you about the work.',
  ],
  formal: [
    'I would welcome the opportunity to discuss what I could bring to {company}. I may be reached at {contact}.',
    'I would be pleased to discuss in an interview what I could bring to {company}. I may be reached at {contact}.',
    'I would welcome the opportunity to discuss the position with you. I may be reached at {contact}.',
    'I would be pleased to discuss my application in an interview. I may be reached at {contact}.',
    'I would welcome the opportunity to discuss the position with you.',
    'I would be pleased to discuss my application in an interview.',
  ],
} satisfies Frame
