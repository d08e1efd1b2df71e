// A second job, with its years.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'From {from} to {until}, I was {aRole} {atEmployer}, where I {clause}.',
    '{AtEmployer}, where I was {aRole} from {from} to {until}, I {clause}.',
  ],
  warm: [
    'Between {from} and {until} I was {aRole} {atEmployer}, where I {clause}.',
    '{AtEmployer}, where I worked as {aRole} from {from} to {until}, I {clause}.',
  ],
  formal: [
    'From {from} to {until}, I served as {aRole} {atEmployer}, where I {clause}.',
    '{AtEmployer}, where I served as {aRole} from {from} to {until}, I {clause}.',
  ],
} satisfies Frame
