// Two proofs of one job in one breath.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    '{AtEmployer}, I {clause}, and I {second}.',
    'As {aRole}, I {clause}, and I {second}.',
    'I {clause}, and I {second}.',
  ],
  warm: [
    'In my work {atEmployer}, I {clause}, and I {second}.',
    'In my work as {aRole}, I {clause}, and I {second}.',
    'I {clause}, and I {second}.',
  ],
  formal: [
    'In my position {atEmployer}, I {clause}, and I {second}.',
    'In my role as {role}, I {clause}, and I {second}.',
    'I {clause}, and I {second}.',
  ],
} satisfies Frame
