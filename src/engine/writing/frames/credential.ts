// The degree, licences and certificates that the posting asks for.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I hold {credentials}.'],
  warm: ['I have {credentials}.'],
  formal: ['My qualifications include {credentials}.'],
} satisfies Frame
