// A job that ended before the one told last.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'Before that, as {aRole} {atEmployer}, I {clause}.',
    'Earlier, as {aRole} {atEmployer}, I {clause}.',
    'Before that, {atEmployer}, I {clause}.',
    'Earlier, {atEmployer}, I {clause}.',
    'Before that, I {clause}.',
  ],
  warm: [
    'Earlier on, in my time as {aRole} {atEmployer}, I {clause}.',
    'Before that, in my job as {aRole} {atEmployer}, I {clause}.',
    'Earlier on, {atEmployer}, I {clause}.',
    'Before that, {atEmployer}, I {clause}.',
    'Earlier on, I {clause}.',
  ],
  formal: [
    'Previously, as {aRole} {atEmployer}, I {clause}.',
    'Prior to that, as {aRole} {atEmployer}, I {clause}.',
    'Previously, {atEmployer}, I {clause}.',
    'Prior to that, {atEmployer}, I {clause}.',
    'Previously, I {clause}.',
  ],
} satisfies Frame
