// In a job that has ended.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'I bring {years} years of experience as {aRole}, most recently {atEmployer}.',
    'I worked as {aRole} {atEmployer} from {from} to {until}.',
    'I worked as {aRole} {atEmployer} in {until}.',
    'My most recent job was as {aRole} {atEmployer}.',
    'My most recent job was as {aRole}.',
  ],
  warm: [
    'I have spent {years} years working as {aRole}, most recently {atEmployer}.',
    'From {from} to {until} I was {aRole} {atEmployer}.',
    'In {until} I was {aRole} {atEmployer}.',
    'Most recently I worked as {aRole} {atEmployer}.',
    'Most recently I worked as {aRole}.',
  ],
  formal: [
    'I offer {years} years of experience as {aRole}, most recently {atEmployer}.',
    'I was employed as {aRole} {atEmployer} from {from} to {until}.',
    'I was employed as {aRole} {atEmployer} in {until}.',
    'I was most recently employed as {aRole} {atEmployer}.',
    'I was most recently employed as {aRole}.',
  ],
} satisfies Frame
