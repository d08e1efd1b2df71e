// Licences and certificates that the posting asks for.
import type { Frame } from './_frame.ts'

export default {
  plain: ['My qualifications include {credentials}.', 'My qualifications include {credential}.'],
  warm: ['Among my qualifications are {credentials}.', 'Among my qualifications is {credential}.'],
  formal: ['My qualifications include the following: {credentials}.', 'My qualifications also include {credential}.'],
} satisfies Frame
