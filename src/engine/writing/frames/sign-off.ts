import type { Frame } from './_frame.ts'

export default {
  plain: ['Sincerely,'],
  warm: ['Warm regards,'],
  formal: ['Respectfully yours,'],
} satisfies Frame
