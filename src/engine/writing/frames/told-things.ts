// What a job is made of, where its lines name things.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'My work {atEmployer} includes {do}.',
    'My work {atEmployer} included {did}.',
    'My work as {aRole} includes {do}.',
    'My work as {aRole} included {did}.',
    'My work includes {do}.',
    'My work included {did}.',
  ],
  warm: [
    'My work {atEmployer} covers {do}.',
    'My work {atEmployer} covered {did}.',
    'My work as {aRole} covers {do}.',
    'My work as {aRole} covered {did}.',
    'My work covers {do}.',
    'My work covered {did}.',
  ],
  formal: [
    'My duties {atEmployer} include {do}.',
    'My duties {atEmployer} included {did}.',
    'My duties as {aRole} include {do}.',
    'My duties as {aRole} included {did}.',
    'My duties include {do}.',
    'My duties included {did}.',
  ],
} satisfies Frame
