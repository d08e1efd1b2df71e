// Who the person is, at the head of a summary. A resume has one tone.
import type { Frame } from './_frame.ts'

const texts = [
  '{role} with {year} year of experience.',
  '{role} with {years} years of experience.',
  '{role} currently {now}.',
  '{role} most recently {before}.',
]

export default { plain: texts, warm: texts, formal: texts } satisfies Frame
