// What the person does in a job that goes on.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'In my current role {atEmployer}, I {clause}.',
    'As {aRole} {atEmployer}, I {clause}.',
    'As {aRole}, I {clause}.',
    'In my current role, I {clause}.',
  ],
  warm: [
    'These days, {atEmployer}, I {clause}.',
    'In my job as {aRole} {atEmployer}, I {clause}.',
    'In my job as {aRole}, I {clause}.',
    'These days I {clause}.',
  ],
  formal: [
    'In my current position {atEmployer}, I {clause}.',
    'In my role as {role} {atEmployer}, I {clause}.',
    'In my role as {role}, I {clause}.',
    'In my current position, I {clause}.',
  ],
} satisfies Frame
