// What the posting asks for by name and the person has: years, a licence, a degree.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'I have more than the {phrase} you ask for, and I hold {credentials}.',
    'I have more than the {phrase} you ask for.',
    'I hold {credentials}.',
  ],
  warm: [
    'I bring more than the {phrase} you mention, and I have {credentials}.',
    'I bring more than the {phrase} you mention.',
    'I have {credentials}.',
  ],
  formal: [
    'I have more than the {phrase} the position requires, and I hold {credentials}.',
    'I have more than the {phrase} the position requires.',
    'I hold {credentials}.',
  ],
} satisfies Frame
