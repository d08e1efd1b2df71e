// Leads into lines of one job that each say what was done: they go on where it ends.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'As {aRole} {atEmployer} ({time}), I:',
    'As {aRole} {atEmployer}, I:',
    '{atEmployer} ({post}), I:',
    '{atEmployer}, I:',
    'As {aRole} ({time}), I:',
    'As {aRole}, I:',
  ],
  warm: [
    'In my work as {aRole} {atEmployer} ({time}), I:',
    'In my work as {aRole} {atEmployer}, I:',
    'In my work {atEmployer} ({post}), I:',
    'In my work {atEmployer}, I:',
    'In my work as {aRole} ({time}), I:',
    'In my work as {aRole}, I:',
  ],
  formal: [
    'While serving as {aRole} {atEmployer} ({time}), I:',
    'While serving as {aRole} {atEmployer}, I:',
    'While employed {atEmployer} ({post}), I:',
    'While employed {atEmployer}, I:',
    'While serving as {aRole} ({time}), I:',
    'While serving as {aRole}, I:',
  ],
} satisfies Frame
