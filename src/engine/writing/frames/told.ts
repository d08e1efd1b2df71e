// What was done in one job, in a sentence.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    '{atEmployer} ({post}), I {did}',
    '{atEmployer}, I {did}',
    'As {aRole} ({time}), I {did}',
    'As {aRole}, I {did}',
  ],
  warm: [
    'In my {work} {atEmployer} ({post}), I {did}',
    'In my {work} {atEmployer}, I {did}',
    'In my work as {aRole} ({time}), I {did}',
    'In my work as {aRole}, I {did}',
  ],
  formal: [
    'In my {work} {atEmployer} ({post}), I {did}',
    'In my {work} {atEmployer}, I {did}',
    'In my work as {aRole} ({time}), I {did}',
    'In my work as {aRole}, I {did}',
  ],
} satisfies Frame
