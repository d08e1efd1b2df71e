// Proofs of a job that ended before the one told last began.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'Earlier, as {aRole} {atEmployer}, I {clause}.',
    'Before that, as {aRole} {atEmployer}, I {clause}.',
    'Earlier, {atEmployer}, I {clause}.',
    'Earlier, as {aRole}, I {clause}.',
  ],
  warm: [
    'Before that, in my time as {aRole} {atEmployer}, I {clause}.',
    'Earlier on, as {aRole} {atEmployer}, I {clause}.',
    'Before that, {atEmployer}, I {clause}.',
    'Before that, as {aRole}, I {clause}.',
  ],
  formal: [
    'In my earlier position as {role} {atEmployer}, I {clause}.',
    'Previously, as {aRole} {atEmployer}, I {clause}.',
    'In my earlier position {atEmployer}, I {clause}.',
    'In my earlier position as {role}, I {clause}.',
  ],
} satisfies Frame
