// Where the person has worked, where nothing more can be told of it.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'Since {since} I have been {aRole} {atEmployer}.',
    'From {from} to {until}, I was {aRole} {atEmployer}.',
    'I have worked as {aRole} {atEmployer}.',
  ],
  warm: [
    'I have been {aRole} {atEmployer} since {since}.',
    'Between {from} and {until} I was {aRole} {atEmployer}.',
    'I have spent time as {aRole} {atEmployer}.',
  ],
  formal: [
    'I have served as {aRole} {atEmployer} since {since}.',
    'From {from} to {until}, I served as {aRole} {atEmployer}.',
    'I have served as {aRole} {atEmployer}.',
  ],
} satisfies Frame
