// What the person did in one job.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    '{AtEmployer}, I {clause}.',
    'As {aRole} {atEmployer}, I {clause}.',
    'As {aRole}, I {clause}.',
    'I {clause}.',
  ],
  warm: [
    'In my time {atEmployer}, I {clause}.',
    'In my job as {aRole} {atEmployer}, I {clause}.',
    'In my job as {aRole}, I {clause}.',
    'In that time I {clause}.',
  ],
  formal: [
    'In my position {atEmployer}, I {clause}.',
    'In my role as {role} {atEmployer}, I {clause}.',
    'In my role as {role}, I {clause}.',
    'In my work, I {clause}.',
  ],
} satisfies Frame
