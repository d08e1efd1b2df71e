// Leads into the person's own reason, where it begins with one.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I would like to work for {company} {because}', 'I would like to work for you {because}'],
  warm: ['I would like to join {company} {because}', 'I would like to join you {because}'],
  formal: ['I am applying to {company} {because}', 'I am applying {because}'],
} satisfies Frame
