// Work of another field: told as where the person comes from, without pretending.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'I come to this from my work as {aRole} {atEmployer}, where I {clause}.',
    'I would come to this from a job as {aRole} {atEmployer}, where I {clause}.',
    'I come to this from my work {atEmployer}, where I {clause}.',
    'I come to this from my work as {aRole}: I {clause}.',
  ],
  warm: [
    'I would be coming to you from my work as {aRole} {atEmployer}, where I {clause}.',
    'I would come to you from a job as {aRole} {atEmployer}, where I {clause}.',
    'I would be coming to you from my work {atEmployer}, where I {clause}.',
    'I would be coming to you from my work as {aRole}: I {clause}.',
  ],
  formal: [
    'I come from a position as {role} {atEmployer}, where I {clause}.',
    'I would come to this position with experience as {aRole} {atEmployer}, where I {clause}.',
    'I come from a position {atEmployer}, where I {clause}.',
    'I come from a position as {role}, in which I {clause}.',
  ],
} satisfies Frame
