// A degree that the posting asks for and that is on its way.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I am working towards {studies}.'],
  warm: ['I am working towards {studies}.'],
  formal: ['I am currently studying for {studies}.'],
} satisfies Frame
