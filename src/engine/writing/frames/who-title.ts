// No job that could be named: the title the person gives themselves.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I am {aRole} with {years} years of experience.', 'I am {aRole}.'],
  warm: ['I am {aRole} and bring {years} years of experience.', 'I am {aRole}.'],
  formal: ['I am {aRole} and offer {years} years of experience.', 'I am {aRole}.'],
} satisfies Frame
