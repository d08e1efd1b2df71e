// The job before the one just named.
import type { Frame } from './_frame.ts'

export default {
  plain: ['Before that, I was {aRole} {atEmployer}.'],
  warm: ['Before that, I worked as {aRole} {atEmployer}.'],
  formal: ['Prior to that, I was employed as {aRole} {atEmployer}.'],
} satisfies Frame
