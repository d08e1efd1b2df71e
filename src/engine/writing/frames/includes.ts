// Leads into the lines of one job where each of them names a piece of work.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'My {work} {atEmployer} ({post}) {includes}:',
    'My {work} {atEmployer} {includes}:',
    'My work as {aRole} ({time}) {includes}:',
    'My work as {aRole} {includes}:',
  ],
  warm: [
    'Here is what my {work} {atEmployer} ({post}) {includes}:',
    'Here is what my {work} {atEmployer} {includes}:',
    'Here is what my work as {aRole} ({time}) {includes}:',
    'Here is what my work as {aRole} {includes}:',
  ],
  formal: [
    'My {work} {atEmployer} ({post}) {comprises}:',
    'My {work} {atEmployer} {comprises}:',
    'My work as {aRole} ({time}) {comprises}:',
    'My work as {aRole} {comprises}:',
  ],
} satisfies Frame
