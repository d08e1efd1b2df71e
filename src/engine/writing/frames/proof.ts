// One or two proofs, with the employer they belong to.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    '{AtEmployer}, I {clause}.',
    'As {aRole} {atEmployer}, I {clause}.',
    'As {aRole}, I {clause}.',
    'I {clause}.',
  ],
  warm: [
    'In my work {atEmployer}, I {clause}.',
    'In my job as {aRole} {atEmployer}, I {clause}.',
    'In my work as {aRole}, I {clause}.',
    'I {clause}.',
  ],
  formal: [
    'In my position {atEmployer}, I {clause}.',
    'In my role as {role} {atEmployer}, I {clause}.',
    'In my role as {role}, I {clause}.',
    'I {clause}.',
  ],
} satisfies Frame
