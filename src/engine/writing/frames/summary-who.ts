// Who the person is by title, years and employer, at the head of a summary. A resume has one tone.
import type { Frame } from './_frame.ts'

const texts = [
  '{calling} with {years} years of experience, currently{now}{place}.',
  '{calling} with {years} years of experience, most recently{over}{place}.',
  '{calling} with {years} years of experience.',
  '{calling} {place} {time}.',
  '{calling} {place}, {period}.',
  '{calling} {place}.',
  '{calling}.',
]

export default { plain: texts, warm: texts, formal: texts } satisfies Frame
