import type { Frame } from './_frame.ts'

export default {
  plain: ['Dear Hiring Manager,'],
  warm: ['Dear {company} team,', 'Dear hiring team,'],
  formal: ['Dear Hiring Manager,'],
} satisfies Frame
