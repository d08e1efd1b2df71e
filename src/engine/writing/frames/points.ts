// Leads into the lines of one job: where, as what, and when.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    '{atEmployer} ({post}):',
    'From my {work} {atEmployer} ({post}):',
    '{atEmployer}:',
    'From my {work} {atEmployer}:',
    'As {aRole} ({time}):',
    'As {aRole}:',
    'As {title} ({time}):',
    'As {title}:',
    'In my project {project}:',
    'In my work:',
  ],
  warm: [
    'From my {work} {atEmployer} ({post}):',
    'Here is what I would bring from my {work} {atEmployer} ({post}):',
    'From my {work} {atEmployer}:',
    'Here is what I would bring from my {work} {atEmployer}:',
    'From my work as {aRole} ({time}):',
    'From my work as {aRole}:',
    'From my work as {title} ({time}):',
    'From my work as {title}:',
    'From my project {project}:',
    'From my work:',
  ],
  formal: [
    'In my {work} {atEmployer} ({post}):',
    'I would mention from my {work} {atEmployer} ({post}):',
    'In my {work} {atEmployer}:',
    'I would mention from my {work} {atEmployer}:',
    'In my work as {aRole} ({time}):',
    'In my work as {aRole}:',
    'In my work as {title} ({time}):',
    'In my work as {title}:',
    'In my project {project}:',
    'In an earlier position:',
  ],
} satisfies Frame
