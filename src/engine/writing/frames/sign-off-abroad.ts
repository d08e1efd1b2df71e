// How letters end outside North America: faithfully where nobody is greeted by name.
import type { Frame } from './_frame.ts'

export default {
  plain: ['Yours sincerely,{isNamed}', 'Yours faithfully,'],
  warm: ['Kind regards,'],
  formal: ['Yours sincerely,{isNamed}', 'Yours faithfully,'],
} satisfies Frame
