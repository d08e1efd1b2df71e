// In the same line of work until today.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'I have worked as {aRole} since {since}, currently {atEmployer}.',
    'I have been {aRole} since {since}, currently {atEmployer}.',
    'I work as {aRole} {atEmployer}.',
    'I work as {aRole}.',
  ],
  warm: [
    'I have been {aRole} since {since}, and I now work {atEmployer}.',
    'I have been working as {aRole} since {since}, now {atEmployer}.',
    'These days I work as {aRole} {atEmployer}.',
    'These days I work as {aRole}.',
  ],
  formal: [
    'I have been employed as {aRole} since {since}, currently {atEmployer}.',
    'I have worked as {aRole} since {since}, at present {atEmployer}.',
    'I am employed as {aRole} {atEmployer}.',
    'I am employed as {aRole}.',
  ],
} satisfies Frame
