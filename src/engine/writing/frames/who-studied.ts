// No job yet: what the person studied.
import type { Frame } from './_frame.ts'

export default {
  plain: ['I hold {degree}.', 'I am studying for {study}.'],
  warm: ['I have {degree}.', 'I am currently working toward {study}.'],
  formal: ['I have earned {degree}.', 'I am at present pursuing {study}.'],
} satisfies Frame
